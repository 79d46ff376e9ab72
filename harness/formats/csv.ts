/**
 * One row for a table of many submissions, below its header. The columns and their order are permanent for an assignment:
 * its sections have a column each.
 */
import { noFormula } from '../text/escape/csv.ts';
import type { Report } from '../contracts/report.ts';
import { isFailure } from '../contracts/is-failure.ts';
import { points } from './common/items.ts';
import { oneLine } from './common/shorten.ts';
import { editionView, type View } from './common/view.ts';
import type { Format } from '../contracts/format.ts';

export const csv = {
  id: 'csv',
  title: 'a row for a table of many submissions',
  render: async (report) => {
    // Loaded when it is needed: the command line starts with every format.
    const { stringify } = await import('csv-stringify/sync');
    const row = rowOf(editionView(report));
    return stringify([row], {
      header: true,
      columns: Object.keys(row),
      // As every spreadsheet and reader takes it, and no terminal obeys it.
      record_delimiter: 'unix',
      // The library's own guard knows fewer forms.
      cast: { string: noFormula },
    });
  },
} satisfies Format;

type Cell = string | number | null;

/** Machine keys. A section's points are empty where it was not assessed, the score where there is none. */
const rowOf = ({ report, scored, reason }: View): Readonly<Record<string, Cell>> => {
  const { submission, summary, checks } = report;
  const count = (verdict: string): number => checks.filter((check) => check.verdict === verdict).length;
  const before = {
    name: oneLine(submission.name, 500),
    assignment: oneLine(report.assignment, 100),
    language: report.language === null ? null : oneLine(report.language, 100),
    gradable: report.gradable ? 'yes' : 'no',
    score: scored.score === null ? null : points(scored.score),
    max_score: 100,
  };
  const behind = {
    compilation_result: summary.compilation,
    api_result: summary.api,
    passed: count('passed'),
    failed: checks.filter(isFailure).length,
    not_run: count('skipped'),
    review: report.review.length,
    not_graded: reason === null ? null : oneLine(reason, 1_000),
    seed: report.seed,
    started_at: report.volatile.startedAt,
  };
  // A section may be called as a column of every assignment is.
  const others = new Set(Object.keys({ ...before, ...behind }));
  const own = report.sections.map(
    ({ id }) => [others.has(id) ? `section_${id}` : id, sectionPoints(report, id)] as const,
  );
  return { ...before, ...Object.fromEntries(own), ...behind };
};

const sectionPoints = ({ scores, summary }: Report, id: string): Cell => {
  const found = scores.find((one) => one.section === id);
  return found?.assessed === true && found.weight > 0 && summary.score !== null ? found.earned : null;
};
