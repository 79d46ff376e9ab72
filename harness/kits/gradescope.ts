/** The kit for Gradescope: the zip that is uploaded as an autograder. */
import { below } from './course-files.ts';
import { graderArchive } from './grader-archive.ts';
import { gradingOptions } from './grading-options.ts';
import type { Kit } from './kit.ts';
import { systemPackages } from './system-packages.ts';
import { templates } from './templates.ts';

export const gradescopeKit = {
  id: 'gradescope',
  title: "Gradescope's autograder: a zip to upload",
  form: 'zip',
  next: [
    'In Gradescope: Create Assignment, Programming Assignment, 100 points; then Configure Autograder, and upload the zip.',
    'Choose a container with 2 CPUs and 3 GB in its settings: the usual one is too small, and nothing is graded in it.',
    'Its time limit must be a minute more than limits.totalSeconds and limits.buildSeconds together: 10 minutes are enough for the usual ones.',
    'Then test it there with a submission of yours. More: docs/kits.md',
  ],
  files: async (request) => {
    const values = {
      PACKAGES: ['ca-certificates', 'npm', ...systemPackages(request.languages)].join(' '),
      OPTIONS: gradingOptions(request),
    };
    return [
      ...(await templates('gradescope', values)),
      ...below('grader', await graderArchive()),
      ...request.course.files,
    ];
  },
} satisfies Kit;
