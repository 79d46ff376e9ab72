/** The results as a mutation testing report, the format of Stryker's, and as the page that shows it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FileResult, MutantResult, MutantStatus, MutationTestResult } from 'mutation-testing-report-schema/api';
import { placeIn, readBase } from './bases.ts';
import { groupBy } from './figures.ts';
import { type Fate, fateOf, fileIn, type Result } from './mutant.ts';

const statuses: Readonly<Record<Fate, MutantStatus>> = {
  killed: 'Killed',
  weak: 'Survived',
  noted: 'Survived',
  survived: 'Survived',
  invalid: 'CompileError',
};

/** Checks are the tests of the report, and the correct programs its files. */
export const strykerReport = (results: readonly Result[], checks: readonly string[]): MutationTestResult => ({
  schemaVersion: '2',
  thresholds: { high: 100, low: 97 },
  files: Object.fromEntries(groupBy(results, pathOf).map(([path, group]) => [path, fileOf(group)])),
  testFiles: { checks: { tests: checks.map((id) => ({ id, name: id })) } },
  framework: { name: '8puzzle-grader' },
});

const pathOf = ({ mutant: { language, base, place } }: Result): string => `${language}/${base}/${place.file}`;

const fileOf = (results: readonly Result[]): FileResult => {
  const [{ mutant } = missing()] = results;
  const source = fileIn(readBase(mutant.language, mutant.base).files, mutant.place.file);
  return { language: mutant.language, source, mutants: results.map((result) => mutantResult(result, source)) };
};

const missing = (): never => {
  throw new Error('A file without mutants is no file of the report.');
};

const mutantResult = (result: Result, source: string): MutantResult => {
  const { id, operator, place, equivalent } = result.mutant;
  const fate = fateOf(result);
  const reason = equivalent ?? reasons[fate];
  return {
    id,
    mutatorName: operator,
    replacement: place.replacement,
    location: { start: placeIn(source, place.start), end: placeIn(source, place.end) },
    status: equivalent === null ? statusOf(result) : 'Ignored',
    killedBy: [...new Set(result.outcomes.flatMap(({ failing }) => failing))],
    ...(reason === undefined ? {} : { statusReason: reason }),
  };
};

/** The format tells kills by time from others: here those that a limit of time or memory alone has seen, at every seed. */
const statusOf = (result: Result): MutantStatus => {
  const fate = fateOf(result);
  const isByLimit = result.outcomes.every(({ failing, finished }) => !failing.some((id) => finished.includes(id)));
  return fate === 'killed' && isByLimit ? 'Timeout' : statuses[fate];
};

const reasons: Partial<Record<Fate, string>> = {
  weak: 'Killed with some seeds only.',
  noted: 'Only checks without points fail.',
};

const require = createRequire(import.meta.url);

/** One file that needs no network. */
export const strykerPage = (report: MutationTestResult): string => {
  const place = require.resolve('mutation-testing-elements/mutation-test-elements.js');
  const script = readFileSync(place, 'utf8').replaceAll('</script', '<\\/script');
  const data = JSON.stringify(report).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What the checks see</title>
<script>${script}</script>
<mutation-test-report-app title-postfix="8puzzle-grader"></mutation-test-report-app>
<script>document.querySelector('mutation-test-report-app').report = ${data};</script>
</html>
`;
};
