/** The sections of a report: those of the harness around those that the assignment brings. */
import type { Assignment } from '../contracts/assignment.ts';
import type { Report, Section } from '../contracts/report.ts';
import { sectionMessages } from '../messages/names.ts';

/** Ids of what every assignment has: before its own sections, and behind them. */
const [before, behind] = [['compilation', 'api'] as const, ['style'] as const];

/** All sections of an assignment, in the order of the report. */
export const sectionsOf = ({ sections }: Pick<Assignment, 'sections'>): Section[] => [
  ...before.map(ownSection),
  ...sections.map(({ id, title, review = false }) => ({ id, title, review })),
  ...behind.map(ownSection),
];

/** The ids alone, without a word in any language. */
export const sectionIds = ({ sections }: Pick<Assignment, 'sections'>): string[] => [
  ...before,
  ...sections.map(({ id }) => id),
  ...behind,
];

/** Is it one of those by which a program comes to be? Its checks name parts of the code, and every assignment has it. */
export const isOfBuild = (section: string): section is (typeof before)[number] => before.some((id) => id === section);

const ownSection = (id: keyof typeof sectionMessages): Section => ({
  id,
  title: sectionMessages[id](),
  review: false,
});

/** The title of a section; its id where the report does not have it. */
export const sectionTitle = ({ sections }: Pick<Report, 'sections'>, id: string): string =>
  sections.find((one) => one.id === id)?.title ?? id;
