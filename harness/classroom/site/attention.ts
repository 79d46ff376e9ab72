/** "Needs a person": what the grader could not settle, each with its reason, what to do, and a link. */
import type { VNode } from 'preact';
import { fold, part } from '../../formats/html/parts.ts';
import { element } from '../../pages/figures/element.ts';
import { grouped } from '../../text/points.ts';
import { drawSentence, drawShown } from './clean.ts';
import type { People, Person } from './people.ts';
import { drawStudent } from './roster-row.ts';
import type { SiteData } from './site-data.ts';

/** Longer lists are folded when the page opens. */
const mostOpen = 12;

export const drawAttention = (data: SiteData, people: People): VNode | null => {
  const kinds = [...studentKinds(people, data), ...classKinds(data)].filter(({ count }) => count > 0);
  return part(
    'attention',
    'Needs a person',
    data.anonymous
      ? element(
          'p',
          { class: 'remark' },
          'Reasons, notes and names of entries are left out: they could tell who a student is.',
        )
      : null,
    ...(kinds.length === 0 ? [element('p', null, 'There is nothing to look at.')] : kinds.map(drawKind)),
  );
};

interface Kind {
  readonly title: string;
  /** What it means, and what to do. */
  readonly remark: string;
  readonly count: number;
  readonly items: readonly VNode[];
  /** It is good to know, and nothing has to be done. */
  readonly isMinor?: boolean;
}

const drawKind = ({ title, remark, count, items, isMinor = false }: Kind): VNode => {
  const heading = [element('h3', null, title), ' ', element('span', { class: 'count' }, grouped(count))];
  const list = items.length === 0 ? null : element('ul', { class: 'list' }, items);
  return fold(heading, count <= mostOpen && !isMinor, element('p', { class: 'remark' }, remark), list);
};

const studentKinds = ({ all }: People, { class: { roster } }: SiteData): Kind[] => [
  ofPeople(
    'To be looked at',
    'These have a score. Read the reason before you let the score stand.',
    all.filter(({ state }) => state === 'review'),
    ({ reasons }) => reasons,
  ),
  ofPeople(
    'Not gradable',
    'Nothing could be built or run. Ask the student to hand in again, or grade by hand: the setting “adjust” gives a score.',
    all.filter(({ state, score }) => state === 'not-gradable' && score === null),
    ({ reasons }) => reasons,
  ),
  ofPeople(
    'Grader faults',
    'The grader failed, which is not the student’s fault; nothing is known about the submission. Run the command again to grade these again.',
    all.filter(({ state }) => state === 'grader-fault'),
    ({ reasons }) => reasons,
  ),
  ofPeople(
    'Not on the roster',
    'They handed in work, but are not in the roster. Add them to the roster, or find out who they are.',
    all.filter(({ onRoster }) => roster !== null && !onRoster),
    () => [],
  ),
  {
    isMinor: true,
    ...ofPeople(
      'With notes',
      'The grader forgave something, such as a file with another name, or left out what it does not grade.',
      all.filter(({ noteCount }) => noteCount > 0),
      ({ notes }) => notes,
    ),
  },
];

const ofPeople = (
  title: string,
  remark: string,
  people: readonly Person[],
  told: (person: Person) => readonly string[],
): Kind => ({
  ...{ title, remark, count: people.length },
  items: people.map((person) => drawItem(drawStudent(person), told(person))),
});

const drawItem = (who: VNode, told: readonly string[]): VNode => {
  const [first, ...others] = told;
  if (first === undefined) return element('li', null, who);
  if (others.length === 0) return element('li', null, who, ': ', drawSentence(first));
  const list = told.map((one) => element('li', null, drawSentence(one)));
  return element('li', null, who, ':', element('ul', null, list));
};

const classKinds = ({ class: { unrecognised, notes, policyNotes }, anonymous }: SiteData): Kind[] => [
  {
    title: 'Entries of the bundle that belong to nobody',
    remark: 'They were not graded. Check whether one of them is a submission under an unusual name.',
    count: unrecognised.length,
    items: anonymous
      ? []
      : unrecognised.map(({ place, reason }) => drawItem(element('code', null, drawShown(place, 80)), [reason])),
  },
  {
    title: 'Notes on the settings',
    remark:
      'Class settings that have no effect, or another one than you may have meant; times without a zone; scores by other settings.',
    count: policyNotes.length,
    items: anonymous ? [] : drawNotes(policyNotes),
  },
  {
    title: 'Notes on the class',
    remark: 'What else was found when the bundle, the roster and what is stored were read.',
    count: notes.length,
    items: anonymous ? [] : drawNotes(notes),
  },
];

/** Whole, however many students one names: a terminal shows only the beginning. */
export const drawNotes = (notes: readonly string[]): VNode[] =>
  notes.map((note) => element('li', null, drawShown(note, 10_000)));
