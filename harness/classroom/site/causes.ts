/** What went wrong in the class: each likely cause with the points that it cost and the students who have it. */
import type { VNode } from 'preact';
import { fold, part } from '../../formats/html/parts.ts';
import { element } from '../../pages/figures/element.ts';
import { fixed, grouped } from '../../text/points.ts';
import type { CauseStatistics } from '../points/statistics.ts';
import type { ClassStudent } from '../store/class-file.ts';
import { drawSentence } from './clean.ts';
import { fewest, type People } from './people.ts';
import { drawStudent } from './roster-row.ts';
import type { SiteData } from './site-data.ts';

/** The first ones; the others stand folded together. */
const mostShown = 20;

export const drawCauses = (
  { class: { students }, statistics: { causes }, anonymous }: Pick<SiteData, 'class' | 'statistics' | 'anonymous'>,
  people: People,
): VNode | null => {
  const drawn = causes.map((cause) => drawCause(anonymous ? unnamed(cause, students) : cause, people));
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
const unnamed = (cause: CauseStatistics, students: readonly ClassStudent[]): CauseStatistics => {
  const whose = students.filter(({ key }) => cause.students.includes(key));
  if (whose.some((student) => isNamedIn(cause.title, student)))
    return { ...cause, title: 'A cause that holds the name of a student' };
  if (cause.students.length >= fewest) return cause;
  if (cause.id.startsWith('exception/')) return { ...cause, title: 'An exception' };
  return cause.id === 'check/compilation' ? { ...cause, title: 'The submission does not compile' } : cause;
};

/** Also as a part of a class of their own, `AdaNode`, which a hint may quote. */
const isNamedIn = (title: string, { key, name, username, email }: ClassStudent): boolean => {
  const parts = new Set(wordsOf(title.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')));
  const names = [key, name, username, email?.replace(/@.*/, '')].flatMap((text) => wordsOf(text ?? ''));
  return names.some((one) => (one.length > 4 ? title.toLowerCase().includes(one) : one.length > 2 && parts.has(one)));
};

const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

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
