/** The kit for Classroom 50: its autograder, with the settings beside it. */
import { gradingOptions } from './grading-options.ts';
import type { Kit } from './kit.ts';
import { templates } from './templates.ts';

export const classroom50Kit = {
  id: 'classroom50',
  title: "Classroom 50's autograder.py, and what the assignment's entry needs",
  form: 'folder',
  forStudents: true,
  installsGrader: true,
  next: ['Put the files into CLASSROOM/autograders/ASSIGNMENT/ of the repository classroom50: README.md there.'],
  files: async (request) => {
    const values = { GRADER: request.grader, OPTIONS: gradingOptions(request).trim() };
    return [...(await templates('classroom50', values)), ...request.course.files];
  },
} satisfies Kit;
