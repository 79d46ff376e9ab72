/** The kit for GitHub: an action, a workflow for students' repositories, and one for the staff's. */
import { below } from './course-files.ts';
import { gradingOptions } from './grading-options.ts';
import type { Kit } from './kit.ts';
import { templates } from './templates.ts';

const actionFolder = '.github/actions/grade';

export const githubKit = {
  id: 'github',
  title: 'an action for GitHub, a workflow for students and one that grades the class',
  form: 'folder',
  forStudents: true,
  installsGrader: true,
  next: [
    `What belongs in which repository: ${actionFolder}/README.md there.`,
    'Students can change the workflow in their own repositories: a score from there is only a hint for them.',
  ],
  files: async (request) => {
    const values = { GRADER: request.grader, OPTIONS: gradingOptions(request) };
    return [...(await templates('github', values)), ...below(`${actionFolder}/course`, request.course.files)];
  },
} satisfies Kit;
