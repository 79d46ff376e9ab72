/** The sections of the course beside each other. */
import type { VNode } from 'preact';
import { cell, dataTable, part, row } from '../../formats/html/parts.ts';
import { drawText } from './shown-text.ts';
import { meanOf, medianOf, orDash } from './averages.ts';
import type { People, Person } from './people.ts';
import { sectionOf } from './roster-order.ts';

/** Nothing where the class has one section or none. */
export const drawSections = ({ all }: People): VNode | null => {
  const sections = [...Map.groupBy(all, sectionOf)].sort(([a], [b]) => collator.compare(a, b));
  if (sections.length < 2) return null;
  return part(
    'sections',
    'Sections',
    dataTable(
      'Scores by section',
      [
        { title: 'Section' },
        { title: 'Students', number: true },
        { title: 'With a score', number: true },
        { title: 'Mean', number: true },
        { title: 'Median', number: true },
      ],
      sections.map(([, people]) => drawSection(people)),
    ),
  );
};

const collator = new Intl.Collator('en', { numeric: true });

const drawSection = (people: readonly Person[]): VNode => {
  const scores = people.flatMap(({ score }) => score ?? []);
  const section = people.find((person) => person.section !== null)?.section;
  return row(section === null || section === undefined ? 'none' : drawText(section), [
    cell(people.length, true),
    cell(scores.length, true),
    cell(orDash(meanOf(scores)), true),
    cell(orDash(medianOf(scores)), true),
  ]);
};
