/** The rules on submitted code. */
import type { Check } from '../../../../harness/contracts/check.ts';
import { importsCheck } from './imports.ts';
import { interfacesCheck } from './interfaces.ts';
import { publicApiCheck } from './public-api.ts';
import { queueUseCheck } from './queue-use.ts';
import type { RuleSet } from './rule-set.ts';
import { solverFieldsCheck } from './solver-fields.ts';
import { staticStateCheck } from './static-state.ts';

export { currentRules } from './current-rules.ts';
export type { RuleSet } from './rule-set.ts';

export const ruleChecks = (rules: RuleSet): readonly Check[] => [
  importsCheck(rules),
  queueUseCheck(rules),
  solverFieldsCheck(rules),
  staticStateCheck(rules),
  interfacesCheck(rules),
  publicApiCheck(rules),
];
