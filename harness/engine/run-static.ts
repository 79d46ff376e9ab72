/** A case about the submitted code: no subject is asked. */
import type { CodeFacts } from '../contracts/code-facts.ts';
import type { CaseResult } from '../contracts/report.ts';
import { findingCase, passedCase, skippedCase } from './case-result.ts';
import type { StaticCase } from '../contracts/check.ts';
import { caseMessages } from './messages/cases.ts';

/** One result for each finding; one that passed when there is none. */
export function runStatic(one: StaticCase, code: CodeFacts | null): CaseResult[] {
  if (code === null) return [skippedCase(one.name, caseMessages.noCode())];
  const findings = one.inspect(code);
  return findings.length === 0 ? [passedCase(one.name)] : findings.map(findingCase);
}
