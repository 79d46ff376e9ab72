import { describe, expect, it } from 'vitest';
import { isNameOfRow } from '../../roster/find-rows.ts';
import { readRoster } from '../../roster/roster.ts';
import { named, openFiles, outline } from '../testing/class.ts';

describe('folders and zips', () => {
  it('may have a folder around them, and a stray file beside them in it', async () => {
    const ids = Array.from({ length: 10 }, (_, index) => `s${String(index)}`);
    const bundle = await openFiles(named(...ids.map((id) => `class/${id}/Stack.java`), 'class/grades.csv'));
    expect(bundle.attempts.map(({ owner }) => owner.id)).toEqual(ids);
    expect(bundle.unrecognised.map(({ place }) => place)).toEqual(['grades.csv']);
  });

  it("are one where the folder around them is a student's of the roster", async () => {
    const rows = readRoster(Buffer.from('id,name\n1,Alice Doe\n2,Bob Roe\n'), 'roster.csv').rows;
    const isStudent = (name: string): boolean => isNameOfRow(rows, name);
    const owners = async (folder: string): Promise<string[]> => {
      const files = named(`${folder}/src/Stack.java`, `${folder}/test/Tests.java`);
      return (await openFiles(files, { isStudent })).attempts.map(({ owner }) => owner.id);
    };
    expect(await owners('Alice Doe')).toEqual(['Alice Doe']);
    expect(await owners('1')).toEqual(['1']);
    expect(await owners('class')).toEqual(['src', 'test']);
  });

  it.each(['submissions/ada/Stack.java', 'submissions/ada.zip'])(
    'are not one where a student of the roster is alone in the folder around all: %s',
    async (path) => {
      const bundle = await openFiles(named(path), { isStudent: (name) => name === 'ada' });
      expect(bundle.attempts.map(({ owner }) => owner.id)).toEqual(['ada']);
    },
  );

  it('are one where a folder has one folder in it, and files beside that', async () => {
    const sources = Array.from({ length: 12 }, (_, index) => `ada/src/C${String(index)}.java`);
    const bundle = await openFiles(named(...sources, 'ada/README'));
    expect(bundle.attempts.map(({ owner }) => owner.id)).toEqual(['ada']);
  });

  it('are a student each', async () => {
    const bundle = await openFiles(named('class/ada/src/Stack.java', 'class/bob.zip', 'class/zoe/hw.zip'));
    expect(outline(bundle)).toEqual(['ada 1: src/Stack.java', 'bob 1: bob.zip', 'zoe 1: hw.zip']);
  });

  it('of one student are two attempts in time', async () => {
    const bundle = await openFiles([
      { path: 'ada/Stack.java', content: 'new', modifiedAt: new Date(2026, 2, 9) },
      { path: 'ada.zip', content: 'old', modifiedAt: new Date(2026, 2, 8) },
    ]);
    expect(outline(bundle)).toEqual(['ada 1: ada.zip', 'ada 2: Stack.java']);
  });

  it('leave a file beside them to nobody', async () => {
    const students = Array.from({ length: 12 }, (_, index) => `s${index}/Stack.java`);
    const { unrecognised } = await openFiles(named(...students, 'roster.csv'));
    expect(unrecognised).toEqual([
      {
        place: 'roster.csv',
        reason: 'It is next to the submissions, but not in a folder, and not a zip that could be one.',
      },
    ]);
  });
});
