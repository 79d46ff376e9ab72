/** Platforms that hand out one level of files, the owner in each name. */
import { dateParts, eachFile, type MadeFile, type MadeSubmission } from './made.ts';

type Maker = (submissions: readonly MadeSubmission[]) => readonly MadeFile[];

/** Lower case, nothing but letters and digits of any script (canvas-lms lib/content_zipper.rb). */
const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}_]/gu, '');

const canvas: Maker = (submissions) =>
  eachFile(submissions, ({ first, last, late, id }, path, index) => {
    const prefix = [squeeze(`${last}, ${first}`), late ? 'LATE' : null, id].filter((part) => part !== null).join('_');
    return `${prefix}_${id * 10 + index}_${path.replaceAll('/', '_')}`;
  });

const canvasAnonymous: Maker = (submissions) =>
  eachFile(submissions, ({ late, id }, path, index) => {
    return `${late ? 'LATE_' : ''}anon_x${id.toString(36)}_${id * 10 + index}_${path.replaceAll('/', '_')}`;
  });

const moodleFlat: Maker = (submissions) =>
  eachFile(submissions, ({ first, last, id }, path) => `${first} ${last}_${id}_assignsubmission_file_${path}`);

const blackboard: Maker = (submissions) =>
  submissions.flatMap((one) => {
    const head = `Homework 1_${one.username}_attempt_${dateParts(one.submittedAt).join('-')}`;
    const files = eachFile([one], (_, path) => `${head}_${path.replaceAll('/', '_')}`);
    const pairs = Object.keys(one.files).map(
      (path) => `\tOriginal filename: ${path}\n\tFilename: ${head}_${path.replaceAll('/', '_')}\n`,
    );
    const list = pairs.length === 0 ? 'No files were attached to this submission.' : `Files:\n${pairs.join('\n')}`;
    const card =
      `Name: ${one.first} ${one.last} (${one.username})\nAssignment: Homework 1\nDate Submitted: then\n` +
      `Current Grade: Needs Grading\n\nSubmission Field:\nThere is no student submission text data for this assignment.\n\n` +
      `Comments:\nThere are no student comments for this assignment.\n\n${list}\n`;
    return [{ path: `${head}.txt`, content: card }, ...files];
  });

const prairielearn: Maker = (submissions) =>
  eachFile(submissions, ({ email, attempt, id }, path) => {
    return `Homework1/${email}_1_hw/sort_1_${attempt}_${id * 100 + attempt}_${path.replaceAll('/', '_')}`;
  });

const prairielearnManual: Maker = (submissions) =>
  eachFile(submissions, ({ email, attempt, id, username }, path) => {
    return `Homework1/${email}_${username}_sort_${id * 100 + attempt}_${path.replaceAll('/', '_')}`;
  });

const autolab: Maker = (submissions) =>
  eachFile(submissions, ({ email, attempt }, path) => `${email}_${attempt}_${path.replaceAll('/', '_')}`);

export const flatMakers: Readonly<Record<string, Maker>> = {
  canvas,
  'canvas-anonymous': canvasAnonymous,
  'moodle-flat': moodleFlat,
  blackboard,
  prairielearn,
  'prairielearn-manual': prairielearnManual,
  autolab,
};
