/** What the sections of a course's own assignment must look like: their ids are keys of reports and columns of tables. */
import { z } from 'zod';
import type { AssignmentSection } from '../contracts/assignment.ts';
import { sectionId } from '../contracts/report.ts';
import { sectionIds } from '../report/sections.ts';
import { at } from '../text/at.ts';
import { exact, type PartsOf } from './check-shape.ts';

/** What the harness has itself: sections, and columns of the `csv` format that are written as a section's id can be. */
const taken = [
  ...sectionIds({ sections: [] }),
  ...['name', 'assignment', 'language', 'gradable', 'score', 'passed', 'failed', 'review', 'seed'],
];

const section = exact({
  id: z
    .string()
    .refine(
      (id) => sectionId.safeParse(id).success,
      'expected a small letter, then letters, digits and hyphens, 40 characters at most',
    )
    .refine((id) => !taken.includes(id), { error: ({ input }) => `the grader has a "${String(input)}" of its own` }),
  title: z.string(),
  inSummary: z.boolean().optional(),
  review: z.boolean().optional(),
} satisfies PartsOf<AssignmentSection>);

export const sectionsShape = z.array(section).superRefine((sections, context) => {
  const ids = sections.map(({ id }) => id);
  const index = ids.findIndex((id, place) => ids.indexOf(id) < place);
  if (index >= 0)
    context.addIssue({
      code: 'custom',
      path: [index, 'id'],
      message: `there are two sections "${at(ids, index)}"`,
    });
});
