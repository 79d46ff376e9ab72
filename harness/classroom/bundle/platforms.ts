/** The platforms whose bundles are read, in the order in which they are tried: the strictest names first. */
import { usageError } from '../../contracts/errors.ts';
import { suggestion } from '../../text/suggest.ts';
import { shownName } from './entry-name.ts';
import type { Platform } from './platform.ts';
import { autolab } from './platforms/autolab.ts';
import { blackboard } from './platforms/blackboard.ts';
import { brightspace } from './platforms/brightspace.ts';
import { canvas } from './platforms/canvas.ts';
import { classroom50 } from './platforms/classroom50.ts';
import { folders } from './platforms/folders.ts';
import { githubClassroom } from './platforms/github-classroom.ts';
import { gradescope } from './platforms/gradescope.ts';
import { moodle } from './platforms/moodle.ts';
import { prairielearn } from './platforms/prairielearn.ts';
import { sakai } from './platforms/sakai.ts';

/** `folders` is last, since every bundle of folders has its form. */
export const platforms: readonly Platform[] = [
  gradescope,
  classroom50,
  moodle,
  blackboard,
  sakai,
  brightspace,
  prairielearn,
  canvas,
  autolab,
  githubClassroom,
  folders,
];

/** @throws {GraderError} of usage for an id that no platform has */
export const platformOf = (id: string): Platform => {
  const found = platforms.find((one) => one.id === id);
  if (found !== undefined) return found;
  throw usageError('unknown-bundle-kind', `There is no kind of bundle "${shownName(id)}".`, {
    remedy: suggestion(
      shownName(id),
      platforms.map((one) => one.id),
    ),
  });
};
