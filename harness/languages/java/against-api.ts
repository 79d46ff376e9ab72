/**
 * Where a class differs from the API, what uses it is compiled for the methods that it has: `equals(Path)` is another method than
 * `equals(Object)`, and a class that has the API does not have it. So the others are compiled once more with one that has, if they can
 * be: then one wrong declaration does not cost what the other class does by itself. Together they run as they were compiled.
 */
import type { ClassFacts, CodeFacts } from '../../contracts/code-facts.ts';
import type { ApiClass } from '../../contracts/language.ts';
import type { Submission } from '../../contracts/submission.ts';
import { methodsOf } from '../api-methods.ts';
import { compareApi } from './api.ts';
import { codeFactsOf } from './classfile/code-facts.ts';
import type { Compiled } from './compile.ts';
import { javaBuildMessages } from './messages/build.ts';

/** What was compiled, some of it once more, and notes that say so; or why the compiler gave up. */
export const againstApi = async (
  submission: Submission,
  api: readonly ApiClass[],
  compile: (some: Submission) => Promise<Compiled | string>,
): Promise<(Compiled & { readonly notes: readonly string[] }) | string> => {
  const compiled = await compile(submission);
  if (typeof compiled === 'string') return compiled;
  const differing = differingClasses(compiled, submission, api);
  let { units } = compiled;
  const notes: string[] = [];
  for (const [name, { text }] of submission.roots) {
    const used = differing.filter((one) => one !== name && new RegExp(`\\b${one}\\b`, 'u').test(text));
    if (used.length === 0) continue;
    const roots = new Map([...submission.roots].filter(([one]) => !used.includes(one)));
    const again = await compile({ ...submission, roots });
    if (typeof again === 'string' || !isUsable(again, name, submission, api)) continue;
    const made = new Set(again.units.map((one) => one.name));
    const together = new Map(compiled.units.map((one) => [one.name, one.code]));
    units = [
      ...units.filter((one) => !made.has(one.name)),
      ...again.units.map((one) => ({ ...one, together: together.get(one.name) })),
    ];
    notes.push(javaBuildMessages.compiledAgainstApi({ name, others: used.join(', ') }));
  }
  return { ...compiled, units, notes };
};

/** Where not everything compiles, each class stands alone already. */
const differingClasses = (compiled: Compiled, submission: Submission, api: readonly ApiClass[]): string[] => {
  if (compiled.diagnostics.some(({ severity }) => severity === 'error')) return [];
  const found = compareApi(api, submission, compiled).filter(({ kind }) => kind === 'different' || kind === 'modifier');
  return [...new Set(found.map((one) => one.class))];
};

const isUsable = (again: Compiled, name: string, submission: Submission, api: readonly ApiClass[]): boolean =>
  again.units.some((one) => one.name === name) &&
  again.alone.length === 0 &&
  beyondApi([name], codeFactsOf(again.units, submission).code, api).length === 0;

/**
 * Of the classes that were compiled alone, those that use a member which the API of another class does not have. They stand on
 * substitutes, which serve all editions of an assignment: to call what this one does not know is a compile error.
 */
export const beyondApi = (alone: readonly string[], code: CodeFacts, api: readonly ApiClass[]): readonly string[] =>
  alone.filter((name) => code.classes.some((one) => one.outermost === name && callsBeyond(one, api)));

const callsBeyond = ({ outermost, references }: ClassFacts, api: readonly ApiClass[]): boolean =>
  references.some(({ to, member }) => {
    const called = api.find(({ name }) => name === to && name !== outermost);
    return called !== undefined && member !== null && !inherited.has(member) && !methodsOf(called).includes(member);
  });

const inherited: ReadonlySet<string> = new Set(['<init>', 'equals', 'getClass', 'hashCode', 'toString']);
