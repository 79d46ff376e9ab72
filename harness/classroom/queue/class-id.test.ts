/** By which name a database knows a class, and which folder is its own. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { workFolder } from '../testing/course-class.ts';
import { classIdOf, takeFolder } from './class-id.ts';

const work = workFolder();

const folderOf = (name: string, files: Readonly<Record<string, string>> = {}): string => {
  mkdirSync(work.path(name));
  for (const [file, text] of Object.entries(files)) writeFileSync(work.path(`${name}/${file}`), text);
  return work.path(name);
};

it('is the folder’s own, and another in every folder', async () => {
  const [one, other] = [folderOf('one'), folderOf('other')];
  const id = await classIdOf(one);
  expect(await classIdOf(one)).toBe(id);
  expect(await classIdOf(other)).not.toBe(id);
});

it('a folder that a class was put in from takes its reports', async () => {
  const folder = folderOf('own');
  const id = await classIdOf(folder);
  writeFileSync(`${folder}/class.json`, '{}');
  expect(await takeFolder(folder, id)).toEqual({});
});

it.each([
  ['was graded here', {}],
  ['was put in under another id', { 'queue.json': '{"schema": "8puzzle-grader/queue/v1", "class": "ffffffffffff"}' }],
])('a folder of a class that %s takes none', async (name, files) => {
  const folder = folderOf(name, { ...files, 'class.json': '{}' });
  await expect(takeFolder(folder, '012345678901')).rejects.toMatchObject({ code: 'folder-of-other-class' });
});
