/** The summary in the order of the original: files, compilation, API, the assignment's sections, score. */
import Table from 'cli-table3';
import type { CheckResult, Report } from '../../contracts/report.ts';
import type { Paint } from '../../text/paint.ts';
import { fixed } from '../../text/points.ts';
import { counts } from '../../rubric/score.ts';
import { audienceMessages } from '../../report/messages/audience.ts';
import { aligned, hanging } from '../../text/wrap.ts';
import { oneLine } from '../common/shorten.ts';
import { fileLabels, textMessages } from './messages.ts';
import { isOfBuild, sectionTitle } from '../../report/sections.ts';
import { verdictMessages } from '../../messages/names.ts';
import { labelMessages } from '../common/messages.ts';

/** The files that were taken, then what intake had to say. */
export const filesLines = (report: Report, width: number, paint: Paint): string[] => {
  const { files, notes } = report.submission;
  const used = files.filter(({ role }) => role !== 'ignored').map(({ path, bytes }) => `${path} (${size(bytes)})`);
  const ignored = files.filter(({ role }) => role === 'ignored').map(({ path }) => path);
  const labels = aligned(fileLabels, 1);
  const lines = hanging(labels.files, used.length > 0 ? used.join(', ') : textMessages.noFiles(), width);
  if (ignored.length > 0) lines.push(...hanging(labels.notUsed, few(ignored), width));
  const colors = { error: paint.bad, warning: paint.warning, info: paint.faint } as const;
  for (const { level, message } of notes) {
    lines.push(...hanging(labels[level], message, width).map((line) => colors[level](line)));
  }
  return lines;
};

const size = (bytes: number): string => textMessages.bytes({ count: bytes });

const few = (names: readonly string[]): string =>
  names.length > 8
    ? textMessages.andMore({ names: names.slice(0, 8).join(', '), more: String(names.length - 8) })
    : names.join(', ');

/** The table of sections with the score below; `whole` has their parts, and the sections without points. */
export const summaryTable = (report: Report, paint: Paint, whole: boolean): string[] => {
  const table = new Table({
    head: ['', textMessages.resultColumn(), textMessages.weightColumn(), labelMessages.outOf(), labelMessages.points()],
    colAligns: ['left', 'left', 'right', 'right', 'right'],
    style: { head: [], border: [], compact: true },
  });
  for (const section of report.scores) {
    if (section.weight === 0 && !(whole && section.assessed)) continue;
    const points =
      section.assessed && section.weight > 0 && report.gradable
        ? [fixed(section.available), fixed(section.earned)]
        : ['-', '-'];
    const weight = section.weight > 0 ? String(section.weight) : paint.faint(textMessages.information());
    table.push([
      oneLine(sectionTitle(report, section.section), 100),
      resultOf(report, section, paint),
      weight,
      ...points,
    ]);
    for (const row of whole ? groupRows(report, section.section, paint) : []) table.push([...row, '', '', '']);
  }
  const { score } = report.summary;
  table.push([
    paint.heading(labelMessages.score()),
    '',
    '',
    '100.00',
    paint.heading(score === null ? labelMessages.none() : fixed(score)),
  ]);
  return table.toString().split('\n');
};

type SectionScore = Report['scores'][number];

const resultOf = (report: Report, section: SectionScore, paint: Paint): string => {
  if (!section.assessed) return paint.faint(unassessed(report));
  const whole = section.passed === section.total;
  if (isOfBuild(section.section)) {
    const outcome = report.summary[section.section];
    return (outcome === 'passed' ? paint.good : paint.bad)(verdictMessages[outcome]());
  }
  return (whole ? paint.good : paint.bad)(textMessages.passedChecks({ passed: section.passed, count: section.total }));
};

/** Why a section is not assessed. */
export const unassessed = ({ gradable, only }: Report): string => {
  if (!gradable) return verdictMessages.skipped();
  return only.length > 0 ? textMessages.notAskedFor() : textMessages.notAssessed();
};

/** A section with one group needs no rows of its own for it. */
const groupRows = (report: Report, section: SectionScore['section'], paint: Paint): string[][] => {
  const groups = Map.groupBy(
    report.checks.filter((check) => check.section === section),
    ({ group }) => group,
  );
  const rows = [...groups].map(([group, checks]) => [`  ${group}`, groupResult(checks, paint)]);
  const unseen = unseenIn(report, section);
  const all = unseen === null ? rows : [...rows, [`  ${audienceMessages.notShownRow()}`, unseen]];
  return all.length < 2 ? [] : all;
};

/** What the section counts beside the checks that this edition shows, so that the rows add up; null where that is nothing. */
export const unseenIn = ({ checks, scores }: Report, section: SectionScore['section']): string | null => {
  const score = scores.find((one) => one.section === section);
  if (score === undefined) return null;
  const shown = checks.filter((check) => check.section === section && counts(check));
  const total = score.total - shown.length;
  if (total <= 0) return null;
  const passed = score.passed - shown.filter(({ verdict }) => verdict === 'passed').length;
  return labelMessages.passedOf({ passed, total });
};

const groupResult = (checks: readonly CheckResult[], paint: Paint): string => {
  const passed = checks.filter(({ verdict }) => verdict === 'passed').length;
  const skipped = checks.filter(({ verdict }) => verdict === 'skipped').length;
  const total = checks.length;
  const result =
    skipped > 0 ? labelMessages.passedOfNotRun({ passed, total, skipped }) : labelMessages.passedOf({ passed, total });
  return (passed === checks.length ? paint.good : paint.bad)(result);
};
