/** Checks that failed, by what they say; and the messages that checks of any kind may say. */
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import type { CheckResult } from '../../../../harness/contracts/report.ts';
import { catalogue } from '../../../../harness/messages/messages.ts';
import { aCase, aCheck } from '../../../../harness/testing/reports/passed.ts';
import '../../../../harness/engine/messages/cases.ts';
import '../../checks/index.ts';
import '../../checks/growth/judge.ts';
import '../../checks/rules/queue-use.ts';
import '../../checks/rules/static-state.ts';
import '../../checks/timing/causes.ts';
import '../../checks/timing/count-question.ts';
import '../../checks/timing/needless-calls.ts';
import '../../checks/together/integration.ts';
import '../../checks/together/test-client.ts';
import { consequenceOf } from '../consequences.ts';

export const failed = (id: string, verdict: CheckResult['verdict'] = 'failed'): CheckResult =>
  aCheck(id, { verdict, cases: [aCase('1', { verdict, hint: 'Why.' })] });
export const follows = (check: CheckResult, ...others: string[]): string | null =>
  consequenceOf(check, [check, ...others.map((id) => failed(id))]);

export const hintOf = (id: string): string => catalogue().get(id) as string;
export const hinted = (id: string, hint: string): CheckResult =>
  aCheck(id, { verdict: 'failed', cases: [aCase('1', { verdict: 'failed', hint })] });

/** Bytes, and what weighs so much. */
export const limit = { limit: 10_000, rule: 'a rule', reference: null, least: 7_000 };
export const size = (bytes: number): Observation => ({
  ...{ kind: 'size', method: 'growth', bytes, parts: null, shared: [] },
  ...{ queues: null, instances: 0, types: [] },
});
