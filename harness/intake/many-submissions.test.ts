import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { forItsStudent } from './for-its-student.ts';
import { type Files, makeFolder, makeZip, messages, take, takeReasons, takeSubmission } from '../testing/intake.ts';

/** Board and Solver with this before their names. */
const pair = (before: string, extension = '.java'): Files => ({
  [`${before}Board${extension}`]: 'b',
  [`${before}Solver${extension}`]: 's',
});

const said = async (path: string): Promise<string> => {
  const result = await take(path);
  return result.kind === 'submission' ? 'a submission' : messages(result.notes);
};

const zipOf = (files: Files): Promise<string> =>
  makeZip(Object.entries(files).map(([name, content]) => ({ name, content })));

describe('a folder of many submissions', () => {
  it('is recognized by its folders, and told how to grade one and all', async () => {
    const path = await makeFolder({ ...pair('ann/'), ...pair('bob/'), ...pair('cy/') });
    const typed = relative('', path);
    expect(await said(path)).toBe(
      [
        'error: These are 3 submissions, each in its own folder: ann, bob, cy. If they are versions of one submission, keep one.',
        `info: To grade all: grade class ${typed}`,
        `info: To grade one: grade ${typed}/ann`,
      ].join('\n'),
    );
  });

  it('is told commands that a shell understands', async () => {
    const path = await makeFolder({ ...pair("the class/Ann O'Hara/"), ...pair('the class/bob/') });
    const [, command = ''] = /To grade one: (.*)/.exec(await said(path)) ?? [];
    const printed = execFileSync('sh', ['-c', `grade() { echo "$*"; }\n${command}`]).toString();
    expect(printed).toBe(`${relative('', path)}/the class/Ann O'Hara\n`);
  });

  it('is recognized in two languages and at several depths', async () => {
    const path = await makeFolder({ ...pair('ann/'), ...pair('bob/src/'), ...pair('cy/hw/', '.ts') });
    expect(await said(path)).toContain('These are 3 submissions, each in its own folder: ann, bob, cy.');
  });

  it('is recognized by its archives', async () => {
    const path = await makeFolder({ 'ann/hw.zip': 'x', 'bob/hw.zip': 'x' });
    const typed = relative('', path);
    expect(await said(path)).toBe(
      [
        'error: These are 2 archives: ann/hw.zip, bob/hw.zip. If they belong to one submission, unpack them into one folder.',
        `info: To grade all: grade class ${typed}`,
        `info: To grade one: grade ${typed}/ann/hw.zip`,
      ].join('\n'),
    );
  });

  it('is recognized by names before those of the files, as Canvas gives them', async () => {
    const path = await makeFolder({
      ...pair('adamsann_123_4567_'),
      'bondbob_LATE_124_4568_Board-1.java': 'b',
      'bondbob_LATE_124_4569_Solver-2.java': 's',
    });
    expect(await said(path)).toBe(
      [
        'error: These are the files of 2 submissions side by side: those of adamsann, bondbob.',
        `info: To grade all: grade class ${relative('', path)}`,
      ].join('\n'),
    );
  });
});

it('many submissions of one student of a class come without commands, whose paths nobody has', async () => {
  const path = await makeFolder({ 'a.zip': 'x', 'b.zip': 'x' });
  expect(await forItsStudent(() => said(path))).toBe(
    'error: These are 2 archives: a.zip, b.zip. If they belong to one submission, unpack them into one folder.',
  );
});

describe('a zip of many submissions', () => {
  it('is told the command for all, which needs no unpacking', async () => {
    const path = await zipOf({ ...pair('ann/'), ...pair('bob/') });
    expect(await said(path)).toMatch(
      new RegExp(`info: To grade all: grade class ${RegExp.escape(relative('', path))}$`),
    );
  });

  it('is recognized although it is larger than a submission may be', async () => {
    const people = Array.from({ length: 150 }, (_, index) => pair(`student${String(index)}/`));
    const files = Object.assign({}, ...people) as Files;
    expect(await said(await zipOf(files))).toContain('These are 150 submissions, each in its own folder: student0, ');
  });
});

describe('a submission', () => {
  it.each<[string, Files]>([
    ['in a folder of its own', pair('hw/')],
    ['with an older copy further down', { ...pair('hw/'), ...pair('backup/old/') }],
    ['with copies next to its src', { ...pair('src/'), ...pair('v1/'), ...pair('v2/') }],
    ['with copies below it', { ...pair(''), ...pair('v1/'), ...pair('v2/') }],
    ['with libraries as archives', { ...pair(''), 'lib/a.zip': 'x', 'lib/b.zip': 'x' }],
    ['with named copies', { ...pair(''), ...pair('old_'), ...pair('new_') }],
  ])('%s is one', async (_, files) => {
    expect([...(await takeSubmission(await makeFolder(files))).roots.keys()]).toEqual(['Board', 'Solver']);
  });

  it('in two languages, a folder for each, has to be asked about as before', async () => {
    const path = await makeFolder({ ...pair('java/'), ...pair('web/', '.ts') });
    await expect(take(path)).rejects.toMatchObject({ code: 'ambiguous-language' });
  });

  it('with one archive in it is told that it is not opened', async () => {
    expect(await takeReasons(await makeFolder({ 'hw.zip': 'x' }))).toContain(
      'An archive inside a submission is not opened: hw.zip.',
    );
  });
});
