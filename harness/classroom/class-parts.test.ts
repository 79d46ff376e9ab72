/** Parts of a class, graded for real and put together. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { classIn, classOfOne, five, programBy, student, workFolder } from './testing/course-class.ts';
import { inShard } from './run/shard.ts';
import type { ClassFile } from './store/class-file.ts';
import { at } from '../text/at.ts';

const work = workFolder();
const inClass = classIn(work.path);
const gradedOne = classOfOne(work);

describe('parts of a class', () => {
  it('tell the assignment though the first one has nothing graded', async () => {
    const bundle = await work.bundle('whose.zip', 'canvas', five.slice(0, 1));
    const hasFirst = inShard('1', { index: 1, count: 2 });
    for (const index of [1, 2])
      await inClass(`whose${String(index)}`, (opened) => opened.grade(bundle, { shard: { index, count: 2 } }));
    const parts = (hasFirst ? ['whose2', 'whose1'] : ['whose1', 'whose2']).map(work.path);
    const { assignment } = await inClass('whose', (opened) => opened.merge(parts));
    expect(assignment).toBe('percolation');
  });

  it('are not put into the folder of another class, which stays as it is', async () => {
    await gradedOne('mine');
    const other = await work.bundle('yours.zip', 'canvas', five.slice(3, 4));
    await inClass('yours', (opened) => opened.grade(other));
    const before = await inClass('mine', (opened) => opened.read());
    const merging = inClass('mine', (opened) => opened.merge([work.path('yours')]));
    await expect(merging).rejects.toMatchObject({ code: 'other-class', where: work.path('mine') });
    expect(await inClass('mine', (opened) => opened.read())).toEqual(before);
  });

  it('of a download in which a student has handed in other files are refused, whoever was graded', async () => {
    const index = inShard('1', { index: 1, count: 2 }) ? 2 : 1;
    for (const name of ['monday', 'tuesday']) {
      const bundle = await work.bundle(`${name}.zip`, 'canvas', [student(1, programBy('java', 'correct', name))]);
      await inClass(name, (opened) => opened.grade(bundle, { shard: { index, count: 2 } }));
    }
    const merging = inClass('week', (opened) => opened.merge(['monday', 'tuesday'].map(work.path)));
    await expect(merging).rejects.toMatchObject({ code: 'other-download', where: work.path('tuesday') });
  });

  it('of two downloads are refused', { tags: 'long' }, async () => {
    const later = student(1, programBy('java', 'correct', 'one'), {
      submittedAt: new Date(Date.UTC(2026, 11, 1)),
    });
    for (const [name, one] of [
      ['early', at(five, 0)],
      ['later', later],
    ] as const) {
      const bundle = await work.bundle(`${name}.zip`, 'moodle', [one]);
      await inClass(name, (opened) => opened.grade(bundle));
      const path = work.path(`${name}/class.json`);
      const file = JSON.parse(readFileSync(path, 'utf8')) as ClassFile;
      const students = file.students.map((each) => ({
        ...each,
        attempts: each.attempts.map((attempt) => ({ ...attempt, submittedAt: one.submittedAt.toISOString() })),
      }));
      writeFileSync(path, JSON.stringify({ ...file, students }));
    }
    const merging = inClass('both', (opened) => opened.merge(['early', 'later'].map(work.path)));
    await expect(merging).rejects.toMatchObject({ code: 'other-download' });
  });
});

it('parts that were graded apart make the whole', { tags: 'long' }, async () => {
  const all = [1, 2, 3, 4, 5, 6].map((id) =>
    student(id, programBy('typescript', id % 2 === 0 ? 'backwash' : 'correct', String(id))),
  );
  const bundle = await work.bundle('parts.zip', 'canvas', all);
  for (const index of [1, 2])
    await inClass(`part${String(index)}`, (opened) => opened.grade(bundle, { shard: { index, count: 2 } }));
  const parts = ['part1', 'part2'].map(work.path);
  for (const part of parts) expect(readdirSync(join(part, 'students')).length).toBeLessThan(6);
  const merged = await inClass('merged', (opened) => opened.merge(parts));
  expect(merged.students.map(({ score }) => score)).toEqual([100, 82, 100, 82, 100, 82]);
  expect(await inClass('merged', (opened) => opened.verify())).toEqual([]);
  await inClass('stricter', (opened) => opened.grade(bundle, { only: ['1'] }), { seed: 5 });
  await expect(inClass('merged', (opened) => opened.merge([...parts, work.path('stricter')]))).rejects.toMatchObject({
    code: 'other-settings',
  });
});
