import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { classIn, classOfOne, workFolder } from '../testing/course-class.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import type { ClassFile } from './class-file.ts';
import { openIndex } from './index-file.ts';

it('the index has names and scores, so it is for nobody else to read', () => {
  const folder = scratchFolder('index');
  openIndex(folder).close();
  expect(statSync(join(folder, 'class.sqlite')).mode & 0o777).toBe(0o600);
});

it('an index that cannot be written is a fault of the machine, with its place', () => {
  expect(() => openIndex('/dev/null/class')).toThrow(
    expect.objectContaining({ code: 'class-not-written', where: '/dev/null/class/class.sqlite' }),
  );
});

it('an index of another version is made anew, and one that is damaged is told to be deleted', () => {
  const folder = scratchFolder('index');
  const path = join(folder, 'class.sqlite');
  const other = new DatabaseSync(path);
  other.exec("CREATE TABLE students (key TEXT PRIMARY KEY); INSERT INTO students VALUES ('ada')");
  other.close();
  const index = openIndex(folder);
  index.fill({ students: [] as ClassFile['students'] } as ClassFile, []);
  index.close();
  const made = new DatabaseSync(path);
  expect(made.prepare('SELECT key, name, score FROM students').all()).toEqual([]);
  made.close();
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(255, 100, 4_096));
  const fill = (): void => {
    const damaged = openIndex(folder);
    try {
      damaged.fill({ students: [] as ClassFile['students'] } as ClassFile, []);
    } finally {
      damaged.close();
    }
  };
  expect(fill).toThrow(expect.objectContaining({ code: 'class-index', where: path }));
});

it('an index that was deleted is made again with all that was in it', async () => {
  const work = workFolder();
  await classOfOne(work)('class');
  const path = work.path('class/class.sqlite');
  const names = ['students', 'attempts', 'checks', 'causes'];
  const content = (): unknown => {
    const database = new DatabaseSync(path, { readOnly: true });
    const rows = names.map((name) => database.prepare(`SELECT * FROM ${name}`).all());
    database.close();
    return rows;
  };
  const before = content();
  expect(before).toMatchObject([
    [{ key: '2', state: 'graded', score: 82 }],
    [{ key: '2', attempt: 1, score: 82 }],
    expect.arrayContaining([expect.objectContaining({ key: '2', id: 'percolation-backwash', verdict: 'failed' })]),
    { length: 2 },
  ]);
  rmSync(path);
  await classIn(work.path)('class', (opened) => opened.index());
  expect(content()).toEqual(before);
});
