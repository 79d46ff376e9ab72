/** What the cases of a check are asked with, in words: files by name, random inputs by number. Pure. */
import type { Case, Check } from '../contracts/check.ts';
import { explainMessages } from './messages.ts';

/** One sentence or more. What the course hides is not told. */
export const inputsOf = (check: Pick<Check, 'cases' | 'visibility' | 'details'>): readonly string[] => {
  const { cases } = check;
  if (areHidden(check)) return [explainMessages.hidden()];
  if (cases.some(({ kind }) => kind === 'static')) return [explainMessages.code()];
  const named = cases.filter(({ kind }) => kind !== 'random').map(({ name }) => name);
  const lines = [...namedLines(named), ...randomLines(cases)];
  return lines.length === 0 ? [explainMessages.none()] : lines;
};

/** Does the course keep them from students, for ever or until the due date? */
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
  return runs.flatMap((run) => {
    const [first = '', last = ''] = [run[0], run.at(-1)];
    return run.length > 2 ? [explainMessages.range({ first, last })] : run;
  });
};

const numbered = /^(.*?)(\d+)(\.\w+)$/u;

const follows = (before: string, name: string): boolean => {
  const [, head, number, tail] = numbered.exec(before) ?? [];
  const [, nextHead, next, nextTail] = numbered.exec(name) ?? [];
  return head !== undefined && head === nextHead && tail === nextTail && Number(number) + 1 === Number(next);
};

/** Together by number and kind of inputs. */
const randomLines = (cases: readonly Case[]): string[] => {
  const groups = new Map<string, { count: number; inputs: string; names: string[] }>();
  for (const one of cases) {
    if (one.kind !== 'random') continue;
    const key = `${String(one.count)} ${one.inputs}`;
    const group = groups.get(key) ?? { count: one.count, inputs: one.inputs, names: [] };
    group.names.push(one.name);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ count, inputs, names }) =>
    (names.length === 1 ? explainMessages.randomOne : explainMessages.random)({
      count,
      inputs,
      names: names.join(', '),
    }),
  );
};
