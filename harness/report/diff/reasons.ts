/** What else than the code differs between two gradings, and may be why their results do. */
import type { Report } from '../schema.ts';
import { diffWords as words } from './words.ts';

export interface Difference {
  readonly what: string;
  /** Null: the report does not tell. */
  readonly old: string | null;
  readonly new: string | null;
}

/** Whether the two are gradings of one thing at all: student, assignment, language, edition. */
export const mismatches = (old: Report, now: Report): Difference[] =>
  differing([
    [words.submission(), old.submission.name, now.submission.name],
    [words.assignment(), old.assignment, now.assignment],
    [words.language(), old.language, now.language],
    [words.edition(), old.audience, now.audience],
  ]);

/** Settings, seeds, versions and the machine's isolation. */
export const circumstances = (old: Report, now: Report): Difference[] => [
  ...settingChanges(old, now),
  ...differing([
    [words.only(), list(old.only), list(now.only)],
    [words.dueDate(), old.dueDate, now.dueDate],
    [words.seed(), text(old.seed), text(now.seed)],
    [words.hiddenSeed(), text(old.hiddenSeed), text(now.hiddenSeed)],
    [words.grader(), old.toolchain.grader, now.toolchain.grader],
    [words.compiler(), old.toolchain.compiler, now.toolchain.compiler],
    [words.runtime(), old.toolchain.runtime, now.toolchain.runtime],
    [words.isolation(), old.isolation, now.isolation],
  ]),
];

const settingChanges = ({ settings: old }: Report, { settings: now }: Report): Difference[] => {
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])].sort();
  return differing(keys.map((key) => [key, old[key] ?? null, now[key] ?? null] as const));
};

const differing = (facts: readonly (readonly [string, string | null, string | null])[]): Difference[] =>
  facts.filter(([, old, now]) => old !== now).map(([what, old, now]) => ({ what, old, new: now }));

const text = (value: number | null): string | null => (value === null ? null : String(value));

const list = (names: readonly string[]): string => (names.length === 0 ? words.everything() : names.join(', '));
