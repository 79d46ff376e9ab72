/** Platforms that hand out a folder for each student or submission. */
import { stringify } from 'csv-stringify/sync';
import { dateParts, eachFile, type MadeFile, type MadeSubmission } from './made.ts';

type Maker = (submissions: readonly MadeSubmission[]) => readonly MadeFile[];

const moodle: Maker = (submissions) =>
  eachFile(submissions, ({ first, last, id }, path) => `${first} ${last}_${id}_assignsubmission_file/${path}`);

const moodleBefore41: Maker = (submissions) =>
  eachFile(submissions, ({ first, last, id }, path) => `${first} ${last}_${id}_assignsubmission_file_/${path}`);

const moodleBlind: Maker = (submissions) =>
  eachFile(submissions, ({ id }, path) => `Teilnehmer_${id}_assignsubmission_file/${path}`);

/** Keys are Ruby's symbols, written as strings; the results are what makes the file large. */
const gradescope: Maker = (submissions) => {
  const entries = submissions.map((one) => {
    const [year, month, day, ...time] = dateParts(one.submittedAt);
    return (
      `submission_${one.id}:\n  :submitters:\n  - :name: ${one.first} ${one.last}\n    :sid: '${one.id}'\n` +
      `    :email: ${one.email}\n  :created_at: ${year}-${month}-${day} ${time.join(':')}.000000000 Z\n  :score: 0.0\n` +
      `  :results:\n    tests:\n    - name: one\n      output: |\n        :submitters: of nobody\n`
    );
  });
  return [
    { path: 'assignment_77_export/submission_metadata.yml', content: `---\n${entries.join('')}` },
    ...eachFile(submissions, ({ id }, path) => `assignment_77_export/submission_${id}/${path}`),
  ];
};

const sakai: Maker = (submissions) => [
  { path: 'Homework 1/grades.csv', content: '\uFEFF"Homework 1","SCORE_GRADE_TYPE"\n""\n' },
  ...submissions.flatMap((one) => {
    const folder = `Homework 1/${one.last}, ${one.first}(${one.username})`;
    return [
      { path: `${folder}/timestamp.txt`, content: one.submittedAt.toISOString() },
      { path: `${folder}/${one.last}, ${one.first}(${one.username})_submissionText.html`, content: '' },
      { path: `${folder}/feedbackText.html`, content: '' },
      { path: `${folder}/comments.txt`, content: '' },
      ...eachFile([one], (_, path) => `${folder}/Submission attachment(s)/${path}`),
    ];
  }),
];

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const brightspace: Maker = (submissions) => [
  { path: 'index.html', content: '<html></html>' },
  ...eachFile(submissions, ({ id, first, last, submittedAt: at }, path) => {
    const clock = `${at.getHours() % 12 === 0 ? 12 : at.getHours() % 12}${String(at.getMinutes()).padStart(2, '0')}`;
    const date = `${months[at.getMonth()]} ${at.getDate()}, ${at.getFullYear()} ${clock} ${at.getHours() < 12 ? 'AM' : 'PM'}`;
    return `${id}-46025 - ${20_000_000 + id} ${first} ${last} - ${date}/${path}`;
  }),
];

const classroom50: Maker = (submissions) => {
  const root = 'cs50-hw1_submissions_2026_03_05_T_18_12_07';
  const header =
    'username,first_name,last_name,email,section,score,max_score,datetime,submission_tag,submitted_by,review_url,late,override';
  const rows = submissions.map((one) => [
    ...[one.username, one.first, one.last, one.email, 'A', '1', '2', one.submittedAt.toISOString()],
    ...['submit/1', one.username, '', String(one.late), 'false'],
  ]);
  return [
    { path: `${root}/scores.csv`, content: `${header}\n${stringify(rows)}` },
    ...submissions.flatMap((one) => [
      { path: `${root}/cs50-hw1-${one.username}/result.json`, content: '{}' },
      { path: `${root}/cs50-hw1-${one.username}/results.json`, content: '[]' },
      ...eachFile([one], (_, path) => `${root}/cs50-hw1-${one.username}/${path}`),
    ]),
  ];
};

const githubClassroom: Maker = (submissions) =>
  eachFile(submissions, ({ username }, path) => `hw-1-submissions/hw-1-${username}/${path}`);

const folders: Maker = (submissions) => eachFile(submissions, ({ username }, path) => `${username}/${path}`);

export const folderMakers: Readonly<Record<string, Maker>> = {
  moodle,
  'moodle-before-4.1': moodleBefore41,
  'moodle-blind': moodleBlind,
  gradescope,
  sakai,
  brightspace,
  classroom50,
  'github-classroom': githubClassroom,
  folders,
};
