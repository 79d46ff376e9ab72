/** The kit for containers: an image with the grader, and the files that start it. */
import { below } from './course-files.ts';
import { graderArchive } from './grader-archive.ts';
import type { Kit } from './kit.ts';
import { packageName } from '../contracts/package-name.ts';
import { systemPackages } from './system-packages.ts';
import { templates } from './templates.ts';

export const dockerKit = {
  id: 'docker',
  title: 'an image for Docker, Podman and Kubernetes, with a database and workers',
  form: 'folder',
  settingsAlone: true,
  next: [
    'Build the image in the folder: docker build --tag NAME .',
    'How to grade with it, on one machine or many: README.md there.',
  ],
  files: async ({ languages, course }) => {
    const values = {
      PACKAGES: systemPackages(languages).join(' '),
      IMAGE: packageName,
    };
    const settings = below('course', course.files);
    return [...(await templates('docker', values)), ...below('grader', await graderArchive()), ...settings];
  },
} satisfies Kit;
