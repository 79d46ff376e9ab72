/** What other settings would do to a class, as a page for staff: the list that a terminal cuts off. */
import type { VNode } from 'preact';
import { type Column, cell, dataTable, part, row } from '../../formats/html/parts.ts';
import { element } from '../../pages/figures/element.ts';
import { renderPage } from '../../pages/page.ts';
import { theme } from '../../pages/theme.ts';
import type { PointsChange } from '../points/compare.ts';
import { notAppliedNote, type Regrade } from '../regrade.ts';
import type { ClassFile } from '../store/class-file.ts';
import { fixed, signed } from '../../text/points.ts';
import { listOf, whoIs } from '../who-is.ts';
import { drawNotes } from './attention.ts';
import { drawShown } from './clean.ts';
import { siteStyles } from './styles.ts';

const columns: readonly Column[] = [
  { title: 'Student' },
  { title: 'Before', number: true },
  { title: 'After', number: true },
  { title: 'Difference', number: true },
  { title: 'Why' },
];

/** Self-contained. Those who lose most come first. `applied`: it is about to be done, and is not only asked. */
export const regradePage = (regrade: Regrade, { students }: Pick<ClassFile, 'students'>, applied: boolean): string => {
  const names = new Map(students.map((student) => [student.key, whoIs(student)]));
  const changes = regrade.changes.toSorted((one, other) => differenceOf(one) - differenceOf(other));
  const title = 'Scores by other settings';
  const are = changes.length === 1 ? 'is' : 'are';
  const affected = applied ? `${are} affected.` : 'would be affected. Nothing is written yet.';
  return renderPage({
    title,
    lang: 'en',
    body: element(
      'main',
      { id: 'main', class: 'top wrap' },
      element('h1', null, title),
      element('p', null, `${String(changes.length)} of ${String(regrade.students)} students ${affected}`),
      drawMustRun(regrade, students),
      regrade.notes.length === 0
        ? null
        : part('notes', 'Notes on the settings', element('ul', { class: 'list' }, drawNotes(regrade.notes))),
      changes.length === 0 ? null : part('changes', 'Who changes', drawChanges(changes, names)),
    ),
    styles: [theme, siteStyles],
  });
};

const drawMustRun = (regrade: Regrade, students: ClassFile['students']): VNode | null => {
  const note = notAppliedNote(regrade);
  if (note !== null) return element('p', null, note);
  const open = students.filter(({ key }) => regrade.mustRunAgain.includes(key));
  if (open.length === 0) return null;
  return element(
    'p',
    null,
    `Not graded yet, so without a score: ${listOf(open)}. Grade them by running grade class BUNDLE with these settings.`,
  );
};

const drawChanges = (changes: readonly PointsChange[], names: ReadonlyMap<string, string>): VNode =>
  dataTable(
    'Who changes',
    columns,
    changes.map((change) =>
      row(
        [drawShown(names.get(change.key) ?? change.key, 170)],
        [
          cell(shown(change.before), true),
          cell(shown(change.after), true),
          cell(change.before === null || change.after === null ? '' : signed(differenceOf(change)), true),
          cell(drawShown(change.why.join('; '), 200)),
        ],
      ),
    ),
  );

const differenceOf = ({ before, after }: PointsChange): number => (after ?? 0) - (before ?? 0);

const shown = (score: number | null): string => (score === null ? 'none' : fixed(score));
