/** Only the libraries that the assignment names may be used. */
import type { StaticFinding } from '../../../harness/engine/check.ts';
import type { ClassFacts, CodeFacts, Reference } from '../../../harness/languages/code-facts.ts';
import type { AllowedCode, RuleSet } from './rule-set.ts';
import { ruleWords } from './words.ts';

/** One finding for each class of another library in each file, at the first place. */
export const imports = (code: CodeFacts, { allowed }: RuleSet): readonly StaticFinding[] => [
  ...[...byFile(code.classes)].flatMap(([path, classes]) => foreignClasses(path, classes, allowed)),
  ...code.modules.flatMap(({ path, imports: all }) =>
    all
      .filter(({ from }) => !from.startsWith('.') && !allowed.modules.includes(from))
      .map(({ from, line }) => finding(path, [line], from, allowed)),
  ),
];

const byFile = (classes: readonly ClassFacts[]): ReadonlyMap<string, readonly ClassFacts[]> =>
  Map.groupBy(classes, ({ path }) => path);

const foreignClasses = (path: string, classes: readonly ClassFacts[], allowed: AllowedCode): StaticFinding[] => {
  const foreign = new Map<string, Set<number>>();
  for (const { line, references } of classes) {
    for (const reference of references) {
      if (isAllowed(reference, allowed)) continue;
      const lines = foreign.get(reference.to) ?? new Set<number>();
      foreign.set(reference.to, lines.add(reference.line || line));
    }
  }
  return [...foreign].map(([name, lines]) => finding(path, [...lines], name, allowed));
};

/** What has no package is the submission's own, or was supplied with the assignment. */
const isAllowed = ({ to, member }: Reference, { packages, handedOut }: AllowedCode): boolean => {
  if (packages === null) return true;
  const dot = to.lastIndexOf('.');
  return dot < 0 || packages.includes(to.slice(0, dot)) || (handedOut.includes(to) && member !== '<init>');
};

const finding = (path: string, lines: readonly number[], name: string, { words }: AllowedCode): StaticFinding => {
  const [line = 0, ...more] = lines.toSorted((a, b) => a - b);
  const also = more.length === 0 ? '' : ruleWords.alsoInLines({ count: more.length, lines: listed(more) });
  return { path, line, message: ruleWords.otherLibrary({ name, also, permitted: words }) };
};

const SHOWN = 10;

const listed = (lines: readonly number[]): string =>
  lines.slice(0, SHOWN).join(', ') + (lines.length > SHOWN ? ruleWords.andMore() : '');
