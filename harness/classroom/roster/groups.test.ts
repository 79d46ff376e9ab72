/** Groups from the names in a bundle to the rows of a roster. */
import { expect, it } from 'vitest';
import { bundleFiles } from '../bundle/testing/make-bundle.ts';
import type { MadeFile } from '../bundle/testing/made.ts';
import { named, openFiles, submission } from '../bundle/testing/class.ts';
import { joinRoster } from './join.ts';
import { readRoster } from './roster.ts';

const both = ['ada: 1', 'bob: 1', 'zoe: 0'];

const joined = async (files: readonly MadeFile[], groups: readonly string[]): Promise<readonly string[]> => {
  const { attempts } = await openFiles(files);
  const rows = ['ada,Ada Lovelace', 'bob,Bob Neil', 'zoe,Zoe Miller'].map((row, index) => `${row},${groups[index]}\n`);
  const { students } = joinRoster(attempts, readRoster(Buffer.from(`username,name,group\n${rows.join('')}`), 'r.csv'));
  expect(students.map(({ username }) => username)).toEqual(['ada', 'bob', 'zoe']);
  return students.map(({ key, attempts: own }) => `${key}: ${String(own.length)}`);
};

it.each([
  ['Canvas', 'team1_340934_1_Stack.java'],
  ['Brightspace', '12-34 - Team 1 - Jul 30, 2026 1053 PM/Stack.java'],
  ['Blackboard', 'Homework 1_Team 1_attempt_2026-03-05-18-12-06_Stack.java'],
  ['PrairieLearn', 'Homework1/Team1_1_sort_1_1_1001_Stack.java'],
])('a group of %s hands in for its members', async (_, path) => {
  expect(await joined(named(path), ['Team 1', 'Team 1', 'Team 2'])).toEqual(both);
});

it.each([
  ['Default group', 'Default group_assignsubmission_file'],
  ['Standardgruppe', 'Standardgruppe_assignsubmission_file_'],
])(
  'what students without a group hand in to Moodle is that of all to whom its worksheet gives no other: %s',
  async (group, folder) => {
    const { attempts } = await openFiles(named('Team 1_7_assignsubmission_file/Stack.java', `${folder}/Stack.java`));
    const rows = [group, 'Team 1', group].map(
      (name, index) => `Participant ${String(index)},S${String(index)},${name},\n`,
    );
    const worksheet = `Identifier,Full name,Group,Grade\n${rows.join('')}`;
    const { students } = joinRoster(attempts, readRoster(Buffer.from(worksheet), 'worksheet.csv'));
    expect(students.map(({ attempts: own }) => own.map(({ owner }) => owner.name))).toEqual([
      [group],
      ['Team 1'],
      [group],
    ]);
    expect(attempts.map(({ notes }) => notes.length)).toEqual([0, 1]);
  },
);

it.each(['classroom50', 'github-classroom', 'folders'])(
  'whoever the group is called by hands in for all, in a bundle of %s',
  async (kind) => {
    expect(await joined(bundleFiles(kind, [submission()]), ['ada', 'ada', 'zoe'])).toEqual(both);
    expect(await joined(bundleFiles(kind, [submission()]), ['Team 1', 'Team 1', 'Team 2'])).toEqual([
      'ada: 1',
      'bob: 0',
      'zoe: 0',
    ]);
  },
);
