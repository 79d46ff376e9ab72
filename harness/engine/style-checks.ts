/** What the tools for style found, as checks: one for each tool. */
import type { StyleFinding, StyleResult } from '../languages/language.ts';
import { clean } from '../report/clean.ts';
import type { CaseResult, CheckResult } from '../report/schema.ts';
import { faultCase, findingCase, passedCase, placesAt, skippedCase } from './case-result.ts';
import { checkResult } from './check-result.ts';
import { styleCheckWords } from './words/style-checks.ts';

/** Of the ids of these checks; which tools there are shows only when they run. */
export const stylePrefix = 'style-';

/** Findings that are shown, over all tools together. */
export const mostStyleFindings = 40;

/** `style-checkstyle`. */
export const styleCheckId = (tool: string): string => `${stylePrefix}${tool.toLowerCase()}`;

/** None when the language has no tools. A tool that fails is a fault of ours, and costs nothing. */
export async function styleChecks(run: () => Promise<readonly StyleResult[]> | undefined): Promise<CheckResult[]> {
  const results = (await run()) ?? [];
  let left = mostStyleFindings;
  return results.map((result) => {
    const shown = result.findings.slice(0, left);
    left -= shown.length;
    return checkOf(result, shown);
  });
}

function checkOf(result: StyleResult, shown: readonly StyleFinding[]): CheckResult {
  const { tool, version, findings } = result;
  const name = [tool, version].filter((one) => one !== null).join(' ');
  const count = styleCheckWords.findings({ count: findings.length });
  const left = findings.length - shown.length;
  const title = `${name}: ${result.notRun === null ? count : styleCheckWords.notRun()}${left > 0 ? styleCheckWords.notShown({ left: String(left) }) : ''}`;
  const facts = { id: styleCheckId(tool), section: 'style', group: tool, title: clean(title, 200) } as const;
  return checkResult(facts, casesOf(result, name, shown));
}

function casesOf({ notRun, findings }: StyleResult, name: string, shown: readonly StyleFinding[]): CaseResult[] {
  if (notRun !== null) return [skippedCase(name, clean(notRun, 1_000))];
  if (findings.length === 0) return [passedCase(name)];
  if (shown.length > 0) return shown.map(findingOf);
  return [
    {
      ...faultCase(name, ''),
      verdict: 'failed',
      message: styleCheckWords.listFull(),
      hint: null,
    },
  ];
}

const findingOf = ({ path, line, column, rule, message }: StyleFinding): CaseResult => ({
  ...findingCase({
    path: column > 0 && line > 0 ? `${path}:${String(line)}` : path,
    line: column > 0 ? column : line,
    message: `${rule}: ${message}`,
  }),
  places: placesAt({ path, line, column, level: 'warning', message: `${rule}: ${message}` }),
});
