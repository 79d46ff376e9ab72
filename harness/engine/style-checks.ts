/** What the tools for style found, as checks: one for each tool. */
import type { Language, StyleFinding, StyleResult } from '../contracts/language.ts';
import { at } from '../text/at.ts';
import { sanitizeText } from '../text/sanitize.ts';
import type { CaseResult, CheckResult } from '../contracts/report.ts';
import { findingCase, passedCase, placesAt, skippedCase } from './case-result.ts';
import { checkResult } from './check-result.ts';
import { defineMessages } from '../messages/messages.ts';

const styleCheckMessages = defineMessages('styleCheck', {
  notRun: '{tool}: not run',
  findings: { one: '{tool}: {count} finding', other: '{tool}: {count} findings' },
  someFindings: {
    one: '{tool}: {count} finding, not shown',
    other: '{tool}: {count} findings, {left} of them not shown',
  },
});

/** Findings that are shown, over all tools together. */
export const mostStyleFindings = 40;

/** `style-checkstyle`. */
export const styleCheckId = (tool: string): string => `style-${tool.toLowerCase()}`;

/** Of all its tools, whether they are installed or not. */
export const styleCheckIds = ({ styleTools = [] }: Pick<Language, 'styleTools'>): readonly string[] =>
  styleTools.map(styleCheckId);

/** None when the language has no tools. A tool that fails is a fault of the grader, and costs nothing. */
export async function styleChecks(run: () => Promise<readonly StyleResult[]> | undefined): Promise<CheckResult[]> {
  const results = (await run()) ?? [];
  const shares = sharesOf(results.map(({ findings }) => findings.length));
  return results.map((result, index) => checkOf(result, result.findings.slice(0, at(shares, index))));
}

/** Of what is shown over all tools, each has the same share; what one does not need is left to those that find more. */
function sharesOf(counts: readonly number[]): number[] {
  const shares = counts.map(() => 0);
  let left = mostStyleFindings;
  const fewestFirst = [...counts.entries()].toSorted(([, one], [, other]) => one - other);
  fewestFirst.forEach(([tool, count], done) => {
    shares[tool] = Math.min(count, Math.floor(left / (counts.length - done)));
    left -= shares[tool];
  });
  return shares;
}

function checkOf(result: StyleResult, shown: readonly StyleFinding[]): CheckResult {
  const { tool, version, findings } = result;
  const name = [tool, version].filter((one) => one !== null).join(' ');
  const count = findings.length;
  const left = count - shown.length;
  const title =
    result.notRun !== null
      ? styleCheckMessages.notRun({ tool: name })
      : left > 0
        ? styleCheckMessages.someFindings({ tool: name, count, left: String(left) })
        : styleCheckMessages.findings({ tool: name, count });
  const facts = { id: styleCheckId(tool), section: 'style', group: tool, title: sanitizeText(title, 200) } as const;
  return checkResult(facts, casesOf(result, name, shown));
}

function casesOf({ notRun, findings }: StyleResult, name: string, shown: readonly StyleFinding[]): CaseResult[] {
  if (notRun !== null) return [skippedCase(name, sanitizeText(notRun, 1_000))];
  if (findings.length === 0) return [passedCase(name)];
  return shown.map(findingOf);
}

const findingOf = ({ path, line, column, rule, message }: StyleFinding): CaseResult => ({
  ...findingCase({
    path: column > 0 && line > 0 ? `${path}:${String(line)}` : path,
    line: column > 0 ? column : line,
    message: `${rule}: ${message}`,
  }),
  places: placesAt({ path, line, column, level: 'warning', message: `${rule}: ${message}` }),
});
