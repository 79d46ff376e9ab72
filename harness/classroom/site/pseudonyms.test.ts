import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { pseudonymsOf, saltPlace } from './pseudonyms.ts';

const students = Array.from({ length: 60 }, (_, index) => ({ key: `student-${String(index)}` }));

it('numbers stay the same whoever comes and goes, by a secret that no other class has and only its owner reads', async () => {
  const [folder, other] = [scratchFolder('bundle'), scratchFolder('bundle')];
  const before = await pseudonymsOf(folder, students);
  const after = await pseudonymsOf(folder, [{ key: 'a-new-one' }, ...students.slice(1).toReversed()]);
  expect(students.slice(1).filter(({ key }) => after.get(key) !== before.get(key)).length).toBeLessThan(2);
  expect(new Set(after.values()).size).toBe(60);
  expect([...(await pseudonymsOf(other, students)).values()]).not.toEqual([...before.values()]);
  const place = join(folder, saltPlace);
  expect([(await stat(place)).mode & 0o777, (await readFile(place, 'utf8')).length]).toEqual([0o600, 65]);
});
