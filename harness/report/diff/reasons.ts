/** What else than the code differs between two gradings, and may be why their results do. */
import type { Report } from '../../contracts/report.ts';
import { diffMessages as messages } from './messages.ts';

export interface Difference {
  readonly what: string;
  /** Null: the report does not tell. */
  readonly old: string | null;
  readonly new: string | null;
}

/** Whether the two are gradings of one thing at all: student, assignment, language, edition. */
export const mismatches = (old: Report, now: Report): Difference[] =>
  differing([
    [messages.submission(), old.submission.name, now.submission.name],
    [messages.assignment(), old.assignment, now.assignment],
    [messages.language(), old.language, now.language],
    [messages.edition(), old.audience, now.audience],
  ]);

/** Settings, seeds, versions and the machine's isolation. `sameCode`: from other files, other hidden inputs are drawn anyway. */
export const circumstances = (old: Report, now: Report, sameCode: boolean): Difference[] => [
  ...settingChanges(old, now),
  ...differing([
    [messages.only(), list(old.only), list(now.only)],
    [messages.dueDate(), old.dueDate ?? messages.noDueDate(), now.dueDate ?? messages.noDueDate()],
    [messages.seed(), text(old.seed), text(now.seed)],
    ...(sameCode ? [[messages.hiddenSeed(), text(old.hiddenSeed), text(now.hiddenSeed)] as const] : []),
    [messages.grader(), old.toolchain.grader, now.toolchain.grader],
    [messages.compiler(), old.toolchain.compiler, now.toolchain.compiler],
    [messages.runtime(), old.toolchain.runtime, now.toolchain.runtime],
    [messages.isolation(), old.isolation, now.isolation],
  ]),
];

const settingChanges = ({ settings: old }: Report, { settings: now }: Report): Difference[] => {
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])].sort();
  return differing(keys.map((key) => [key, old[key] ?? null, now[key] ?? null] as const));
};

const differing = (facts: readonly (readonly [string, string | null, string | null])[]): Difference[] =>
  facts.filter(([, old, now]) => old !== now).map(([what, old, now]) => ({ what, old, new: now }));

const text = (value: number | null): string | null => (value === null ? null : String(value));

const list = (names: readonly string[]): string => (names.length === 0 ? messages.everything() : names.join(', '));
