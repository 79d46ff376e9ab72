/** What the cases of a check are asked with, in words: files by name, random inputs by number. Pure. */
import type { Case, Check } from '../contracts/check.ts';
import { at } from '../text/at.ts';
import { explainMessages } from './messages.ts';

/** One sentence or more. What the course hides is not told. */
export const inputsOf = (check: Pick<Check, 'cases' | 'visibility' | 'details'>): readonly string[] => {
  const { cases } = check;
  if (areHidden(check)) return [explainMessages.hidden()];
  if (cases.some(({ kind }) => kind === 'static')) return [explainMessages.code()];
  const named = cases.filter(({ kind }) => kind !== 'random' && kind !== 'skipped').map(({ name }) => name);
  const lines = [...namedLines(named), ...randomLines(cases)];
  return lines.length === 0 ? [explainMessages.none()] : lines;
};

/** Does the course keep them from students, forever or until the due date? */
export const areHidden = ({
  visibility = 'always',
  details = 'always',
}: Pick<Check, 'visibility' | 'details'>): boolean => visibility !== 'always' || details !== 'always';

const namedLines = (names: readonly string[]): string[] =>
  names.length === 0 ? [] : [explainMessages.names({ count: names.length, names: ranges(names).join(', ') })];

/** Names that are alike but for a number which counts on become `input00.txt to input13.txt`. */
const ranges = (names: readonly string[]): string[] => {
  const runs: string[][] = [];
  for (const name of names) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last !== undefined && follows(last, name)) run.push(name);
    else runs.push([name]);
  }
  return runs.flatMap((run) =>
    run.length > 2 ? [explainMessages.range({ first: at(run, 0), last: at(run, -1) })] : run,
  );
};

const numbered = /^(.*?)(\d+)(\.\w+)$/u;

const follows = (before: string, name: string): boolean => {
  const [, head, number, tail] = numbered.exec(before) ?? [];
  const [, nextHead, next, nextTail] = numbered.exec(name) ?? [];
  return head !== undefined && head === nextHead && tail === nextTail && Number(number) + 1 === Number(next);
};

/** Together by number and kind of inputs. */
const randomLines = (cases: readonly Case[]): string[] => {
  const random = cases.filter((one) => one.kind === 'random');
  const groups = Map.groupBy(random, ({ count, inputs }) => `${String(count)} ${inputs}`);
  return [...groups.values()].map((group) => {
    const { count, inputs } = at(group, 0);
    const message = group.length === 1 ? explainMessages.randomOne : explainMessages.random;
    return message({ count, inputs, names: group.map(({ name }) => name).join(', ') });
  });
};
