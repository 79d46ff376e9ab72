/** Only the libraries that the assignment names may be used. */
import type { Check, StaticFinding } from '../../../../harness/contracts/check.ts';
import type { ClassFacts, CodeFacts, Reference } from '../../../../harness/contracts/code-facts.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { at } from '../../../../reference/puzzle/at.ts';
import { sourceMessages } from '../sources.ts';
import { ruleCheck } from './rule-check.ts';
import type { AllowedCode, RuleSet } from './rule-set.ts';

const messages = defineMessages('rule-imports', {
  title: 'no libraries other than {permitted} are used',
  measured: 'Which packages, modules and classes the code uses.',
  why: 'The assignment is about these data structures, and what other libraries do is not counted. Unused import lines cost nothing; what is used without an import counts.',
  passing: 'Nothing beyond {permitted}, the language itself, and the submission’s own files.',
  usedHere: '{name} is used here; the assignment permits only {permitted}.',
  usedOften: {
    one: '{name} is used here (also on line {lines}); the assignment permits only {permitted}.',
    other: '{name} is used here (also on lines {lines}); the assignment permits only {permitted}.',
  },
  andMore: '{lines} and more',
});

export const importsCheck = (rules: RuleSet): Check => {
  const permitted = rules.allowed.words;
  return ruleCheck({
    id: 'rule-imports',
    title: messages.title({ permitted }),
    needs: [],
    explanation: {
      measured: messages.measured(),
      why: messages.why(),
      passing: messages.passing({ permitted }),
      source: sourceMessages.libraries(),
    },
    inspect: (code) => imports(code, rules),
  });
};

/** One finding for each class of another library in each file, at the first place. */
const imports = (code: CodeFacts, { allowed }: RuleSet): readonly StaticFinding[] => [
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

const finding = (
  path: string,
  lines: readonly number[],
  name: string,
  { words: permitted }: AllowedCode,
): StaticFinding => {
  const sorted = lines.toSorted((a, b) => a - b);
  const more = sorted.slice(1);
  const message =
    more.length === 0
      ? messages.usedHere({ name, permitted })
      : messages.usedOften({ name, permitted, count: more.length, lines: listed(more) });
  return { path, line: at(sorted, 0), message };
};

const mostLines = 10;

const listed = (lines: readonly number[]): string => {
  const first = lines.slice(0, mostLines).join(', ');
  return lines.length > mostLines ? messages.andMore({ lines: first }) : first;
};
