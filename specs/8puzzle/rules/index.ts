/** The rules on submitted code. They are applied to the code itself; nothing is run. */
import type { Check, StaticFinding } from '../../../harness/engine/check.ts';
import type { CodeFacts } from '../../../harness/languages/code-facts.ts';
import { imports } from './imports.ts';
import { interfaces } from './interfaces.ts';
import { publicApi } from './public-api.ts';
import { queueUse } from './queue-use.ts';
import type { RuleSet } from './rule-set.ts';
import { solverFields } from './solver-fields.ts';
import { staticState } from './static-state.ts';
import { ruleWords } from './words.ts';

export { currentRules } from './current-rules.ts';
export type { RuleSet } from './rule-set.ts';

/** A rule: what in the code breaks it. */
type Rule = (code: CodeFacts, rules: RuleSet) => readonly StaticFinding[];

export const ruleChecks = (rules: RuleSet): readonly Check[] => {
  const { board, solver, allowed, queues } = rules;
  const either = [board, solver].join(' and ');
  return [
    check(rules, 'imports', ruleWords.importsTitle({ permitted: allowed.words }), [], imports),
    check(rules, 'queue', ruleWords.queueTitle({ solver, queues: queues.words }), [solver], queueUse),
    check(rules, 'solver-fields', ruleWords.solverFieldsTitle({ solver }), [solver], solverFields),
    check(rules, 'static-state', ruleWords.staticStateTitle({ classes: either }), [], staticState),
    check(rules, 'interfaces', ruleWords.interfacesTitle({ board }), [board], interfaces),
    check(rules, 'public-api', ruleWords.publicApiTitle(), [], publicApi),
  ];
};

const check = (rules: RuleSet, id: string, title: string, needs: readonly string[], rule: Rule): Check => ({
  id: `rule-${id}`,
  section: 'rules',
  group: 'Rules',
  title,
  needs,
  cases: [{ kind: 'static', name: ruleWords.submittedCode(), inspect: (code) => rule(code, rules) }],
});
