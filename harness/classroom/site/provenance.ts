/** How the grading was done: by what, from what, where and when; and which gradings took longest. */
import type { ComponentChild, VNode } from 'preact';
import { cell, dataTable, definitions, part, row } from '../../formats/html/parts.ts';
import { element } from '../../pages/figures/element.ts';
import { grouped } from '../../text/points.ts';
import { cleanText, drawShown } from './clean.ts';
import { medianOf } from './averages.ts';
import { minuteOf } from './instants.ts';
import type { People } from './people.ts';
import { drawStudent } from './roster-row.ts';
import type { SiteData, SiteGrading } from './site-data.ts';

export const drawProvenance = (data: SiteData): VNode | null => {
  const { grader, fingerprint, bundle, roster, log, updatedAt } = data.class;
  const gradings = [...data.gradings.values()];
  const facts: readonly (readonly [string, ComponentChild])[] = [
    ['Grader', drawShown(grader)],
    ['Fingerprint', drawHash(fingerprint)],
    // The names of files may be those of students.
    ['Bundle', data.anonymous ? drawShown(bundle.kind) : [drawShown(bundle.name), ` (${cleanText(bundle.kind)})`]],
    ...(data.anonymous ? [] : [['Roster', roster === null ? 'none' : drawShown(roster)] as const]),
    ['Last line of the log', drawHash(log)],
    ['Updated', minuteOf(updatedAt)],
    ...countedFacts
      .map(({ title, of }) => ({ title, counts: countsOf(gradings, of) }))
      // "Isolation: none" would be read as the tier of that name.
      .filter(({ counts }) => counts.length > 0)
      .map(({ title, counts }) => [title, drawCounts(counts)] as const),
  ];
  return part('provenance', 'How it was graded', ...warningsOf(gradings), definitions(facts));
};

const countedFacts: readonly { readonly title: string; readonly of: (grading: SiteGrading) => string | null }[] = [
  { title: 'Isolation', of: ({ isolation }) => isolation },
  { title: 'Machines', of: ({ host }) => host },
  { title: 'Toolchains', of: ({ toolchain }) => toolchain },
];

type Counts = readonly (readonly [string, number])[];

const countsOf = (gradings: readonly SiteGrading[], of: (grading: SiteGrading) => string | null): Counts => {
  const groups = Map.groupBy(
    gradings.map(of).filter((value) => value !== null),
    (value) => value,
  );
  return [...groups].map(([value, own]) => [value, own.length] as const).sort((a, b) => b[1] - a[1]);
};

const drawCounts = (counts: Counts): ComponentChild => {
  const items = counts.map(([value, count]) =>
    element('li', null, drawShown(value, 160), ` (${grouped(count)} graded)`),
  );
  return element('ul', { class: 'plain' }, items);
};

const warningsOf = (gradings: readonly SiteGrading[]): VNode[] => {
  const hosts = countsOf(gradings, ({ host }) => host).length;
  const tiers = countsOf(gradings, ({ isolation }) => (isolation === 'not-used' ? null : isolation)).length;
  const perLanguage = Map.groupBy(gradings, ({ language }) => language);
  const toolchains = [...perLanguage.values()].some((own) => countsOf(own, ({ toolchain }) => toolchain).length > 1);
  return [
    ...(hosts > 1
      ? [`The class was graded on ${hosts} machines: checks of time and memory may have come out differently.`]
      : []),
    ...(toolchains
      ? [
          'Submissions in one language were graded with different toolchains: grade the class again with one of them before you compare scores.',
        ]
      : []),
    ...(tiers > 1 ? ['Not all submissions were isolated equally well: see below how many ran in which way.'] : []),
  ].map((text) => element('p', { class: 'notice' }, text));
};

const drawHash = (hash: string): VNode => {
  const clean = cleanText(hash);
  return element('code', { title: clean }, clean.slice(0, 12));
};

const mostSlow = 10;

/** Nothing when nothing was graded. */
export const drawSlowest = ({ all }: People): VNode | null => {
  const timed = all.flatMap((person) => (person.seconds === null ? [] : [{ person, seconds: person.seconds }]));
  const median = medianOf(timed.map(({ seconds }) => seconds));
  if (median === null) return null;
  const slowest = timed.sort((a, b) => b.seconds - a.seconds || a.person.id - b.person.id).slice(0, mostSlow);
  return part(
    'slowest',
    'Slowest gradings',
    element('p', { class: 'remark' }, `Half of all gradings took ${median.toFixed(1)} seconds or less.`),
    dataTable(
      'Slowest gradings',
      [{ title: 'Student' }, { title: 'Seconds', number: true }],
      slowest.map(({ person, seconds }) => row(drawStudent(person), [cell(seconds.toFixed(1), true)])),
    ),
  );
};
