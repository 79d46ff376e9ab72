/** A rule on submitted code as a check. It is applied to the code itself; nothing is run. */
import type { Check, StaticFinding } from '../../../../harness/contracts/check.ts';
import type { CodeFacts } from '../../../../harness/contracts/code-facts.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';

const messages = defineMessages('rule', { submittedCode: 'submitted code' });

interface Rule extends Pick<Check, 'id' | 'title' | 'explanation' | 'needs'> {
  /** What in the code breaks it. */
  readonly inspect: (code: CodeFacts) => readonly StaticFinding[];
}

export const ruleCheck = ({ inspect, ...own }: Rule): Check => ({
  ...own,
  section: 'rules',
  group: 'Rules',
  cases: [{ kind: 'static', name: messages.submittedCode(), inspect }],
});
