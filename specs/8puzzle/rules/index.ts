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

export { currentRules } from './current-rules.ts';
export type { RuleSet } from './rule-set.ts';

/** A rule: what in the code breaks it. */
type Rule = (code: CodeFacts, rules: RuleSet) => readonly StaticFinding[];

export const ruleChecks = (rules: RuleSet): readonly Check[] => {
  const { board, solver, allowed, queues } = rules;
  const either = [board, solver].join(' and ');
  return [
    check(rules, 'imports', `only ${allowed.words} are used`, [], imports),
    check(rules, 'queue', `${solver} uses ${queues.words}`, [solver], queueUse),
    check(rules, 'solver-fields', `no field of ${solver} keeps a queue or search nodes`, [solver], solverFields),
    check(rules, 'static-state', `${either} have no static state that changes`, [], staticState),
    check(rules, 'interfaces', `${board} implements no interface`, [board], interfaces),
    check(rules, 'public-api', `nothing is public beyond the API`, [], publicApi),
  ];
};

const check = (rules: RuleSet, id: string, title: string, needs: readonly string[], rule: Rule): Check => ({
  id: `rule-${id}`,
  section: 'rules',
  group: 'Rules',
  title,
  needs,
  cases: [{ kind: 'static', name: 'submitted code', inspect: (code) => rule(code, rules) }],
});
