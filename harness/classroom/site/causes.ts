/** What went wrong in the class: each likely cause with the points that it cost and the students who have it. */
import type { VNode } from 'preact';
import { fold, part } from '../../formats/html/parts.ts';
import { element } from '../../pages/figures/element.ts';
import { fixed, grouped } from '../../text/points.ts';
import type { CauseStatistics } from '../points/statistics.ts';
import { drawSentence } from './clean.ts';
import { fewest, type People } from './people.ts';
import { drawStudent } from './roster-row.ts';
import type { SiteData } from './site-data.ts';

/** The first ones; the others stand folded together. */
const mostShown = 20;

export const drawCauses = (
  { statistics: { causes }, anonymous }: Pick<SiteData, 'statistics' | 'anonymous'>,
  people: People,
): VNode | null => {
  const drawn = causes.map((cause) => drawCause(anonymous ? unnamed(cause) : cause, people));
  const rest = drawn.slice(mostShown);
  return part(
    'causes',
    'Likely causes of lost points',
    drawn.length === 0
      ? null
      : element('p', { class: 'remark' }, 'The causes that most students have come first. Open one to see who has it.'),
    ...drawn.slice(0, mostShown),
    rest.length === 0 ? null : fold(rest.length === 1 ? '1 more cause' : `${rest.length} more causes`, false, ...rest),
  );
};

/** The names of classes and files that few students have may be theirs. */
const unnamed = (cause: CauseStatistics): CauseStatistics => {
  if (cause.students.length >= fewest) return cause;
  if (cause.id.startsWith('exception/')) return { ...cause, title: 'An exception' };
  return cause.id === 'check/compilation' ? { ...cause, title: 'The submission does not compile' } : cause;
};

const drawCause = ({ title, students, points }: CauseStatistics, people: People): VNode => {
  const count = `${grouped(students.length)} ${students.length === 1 ? 'student' : 'students'}, ${fixed(points)} points in all`;
  const known = students.flatMap((key) => people.byKey(key) ?? []).sort((a, b) => a.id - b.id);
  return fold(
    [element('strong', null, drawSentence(title)), ' ', element('span', { class: 'soft' }, count)],
    false,
    element(
      'ul',
      { class: 'names' },
      known.map((person) => element('li', null, drawStudent(person))),
    ),
  );
};
