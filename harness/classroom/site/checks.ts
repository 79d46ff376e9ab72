/** How the class did in each check and in each part of the assessment. */
import type { VNode } from 'preact';
import { type Column, cell, dataTable, fold, part, row } from '../../formats/html/parts.ts';
import { element } from '../../pages/figures/element.ts';
import { fixed } from '../../text/points.ts';
import type { CheckStatistics, ClassStatistics } from '../points/statistics.ts';
import { percentOf } from '../similarity/similarity-file.ts';
import { drawShown } from './clean.ts';

const columns: readonly Column[] = [
  { title: 'Check' },
  { title: 'Part' },
  { title: 'Students', number: true },
  { title: 'Pass', number: true },
  { title: 'Discrimination', number: true },
  { title: 'Points lost on average', number: true },
];

const meaning =
  'Students: those for whose scores the check counts, also where it could not run because of another fault and so did not ' +
  'pass. Pass: the share of them who pass it. Discrimination, from −1 to 1: how well it tells strong ' +
  'submissions from weak ones; near 0 it tells nothing, and where it is negative, the weaker submissions pass more ' +
  'often, so look at the check. With fewer than 10 students neither says anything.';

/** Checks that nobody fails stand folded, after the others. */
export const drawChecks = ({ students, checks, reliability }: ClassStatistics): VNode | null => {
  if (checks.length === 0) return null;
  const sorted = [...checks].sort((a, b) => losersOf(b) - losersOf(a) || b.meanLost - a.meanLost);
  const costly = sorted.filter(({ meanLost, facility }) => meanLost > 0 || (facility !== null && facility < 1));
  const free = sorted.filter((check) => !costly.includes(check));
  return part(
    'checks',
    'Checks',
    element('p', { class: 'remark' }, meaning),
    reliability === null
      ? null
      : element(
          'p',
          null,
          `All checks together have a reliability of ${minusSign(reliability.toFixed(2))} (at best 1).`,
        ),
    costly.length === 0 ? element('p', null, 'No check cost anybody points.') : drawTable('Checks', costly),
    free.length === 0
      ? null
      : fold(
          `Checks that cost nobody points: ${free.length}`,
          false,
          drawTable('Checks that cost nobody points', free),
        ),
    element('h3', null, 'By part of the assessment'),
    drawParts(checks, students),
  );
};

/** How many fail it; where there are too few students to say, it stands last. */
const losersOf = ({ n, facility }: CheckStatistics): number =>
  facility === null ? -1 : Math.round(n * (1 - facility));

const drawTable = (caption: string, checks: readonly CheckStatistics[]): VNode =>
  dataTable(
    caption,
    columns,
    checks.map(({ id, title, section, n, facility, discrimination, meanLost }) =>
      row(
        [drawShown(title, 80), ' ', element('code', { class: 'soft' }, drawShown(id))],
        [
          cell(drawShown(section)),
          cell(n, true),
          cell(facility === null ? fewOf(n) : `${percentOf(facility)} %`, true),
          cell(discrimination === null ? fewOf(n) : minusSign(discrimination.toFixed(2)), true),
          cell(fixed(meanLost), true),
        ],
      ),
    ),
  );

/** With ten students and more, a value is missing where all of them got the same. */
const fewOf = (n: number): VNode => element('span', { class: 'soft' }, n < 10 ? 'too few' : '–');

const minusSign = (number: string): string => number.replace('-', '−');

/** On average over all who have a score, also where a part has checks that some of them were not asked, as those of another language. */
const drawParts = (checks: readonly CheckStatistics[], students: number): VNode => {
  const parts = [...Map.groupBy(checks, ({ section }) => section)].map(([section, own]) => ({
    ...{ section, count: own.length },
    lost: own.reduce((sum, { n, meanLost }) => sum + n * meanLost, 0) / students,
  }));
  return dataTable(
    'By part of the assessment',
    [{ title: 'Part' }, { title: 'Checks', number: true }, { title: 'Points lost on average', number: true }],
    parts.map(({ section, count, lost }) => row(drawShown(section), [cell(count, true), cell(fixed(lost), true)])),
  );
};
