import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emptyFolder } from '../bundle/testing/class.ts';
import { pseudonymsOf, saltPlace } from './pseudonyms.ts';

const students = Array.from({ length: 60 }, (_, index) => ({ key: `student-${String(index)}` }));
const orderIn = async (folder: string): Promise<string> => [...(await pseudonymsOf(folder, students)).keys()].join();

it('numbers stay the same in a class, by a secret that no other class has and only its owner reads', async () => {
  const [folder, other] = [await emptyFolder(), await emptyFolder()];
  const order = await orderIn(folder);
  expect(await orderIn(folder)).toBe(order);
  expect(await orderIn(other)).not.toBe(order);
  const place = join(folder, saltPlace);
  expect([(await stat(place)).mode & 0o777, (await readFile(place, 'utf8')).length]).toEqual([0o600, 65]);
});
