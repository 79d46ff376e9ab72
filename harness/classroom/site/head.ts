/** What is seen first: which class it is, how many students are in which state, and how the scores lie. */
import type { VNode } from 'preact';
import { element } from '../../pages/figures/element.ts';
import { grouped } from '../../text/points.ts';
import { meanOf, medianOf, orDash } from './averages.ts';
import { drawShown } from './clean.ts';
import type { Person } from './people.ts';
import { minuteOf } from './instants.ts';
import type { SiteData } from './site-data.ts';
import { allStates, stateWords } from './states.ts';

export const drawHeader = ({ class: { assignment, updatedAt }, anonymous }: SiteData): VNode =>
  element(
    'header',
    { class: 'wrap top' },
    element(
      'p',
      { class: 'kicker' },
      [anonymous ? 'Class report, anonymous' : 'Class report for staff', minuteOf(updatedAt)].join(' · '),
    ),
    element('h1', null, assignment === null ? 'Class' : drawShown(assignment)),
  );

/** The numbers of the class, as a list of names and values. */
export const drawNumbers = (people: readonly Person[], scores: readonly number[]): VNode => {
  const counts = Map.groupBy(people, ({ state }) => state);
  return element(
    'dl',
    { class: 'numbers' },
    drawNumber(people.length === 1 ? 'student' : 'students', people.length, 'strong'),
    allStates.map((state) => {
      const count = counts.get(state)?.length ?? 0;
      return drawNumber(stateWords[state].text, count, count === 0 ? 'soft' : stateWords[state].look);
    }),
    drawNumber(
      `mean of ${grouped(scores.length)} ${scores.length === 1 ? 'score' : 'scores'}`,
      orDash(meanOf(scores)),
      'strong',
    ),
    drawNumber('median', orDash(medianOf(scores)), 'strong'),
  );
};

const drawNumber = (name: string, value: string | number, look: string): VNode =>
  element(
    'div',
    { class: look },
    element('dt', null, name),
    element('dd', null, typeof value === 'number' ? grouped(value) : value),
  );
