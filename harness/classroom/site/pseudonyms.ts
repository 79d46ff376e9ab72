/** Numbers that stand for students in the anonymous page: the same in every page of a class, and nobody can tell whose. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sha256, write } from '../store/attempt-store.ts';
import type { ClassFile } from '../store/class-file.ts';
import { inFolder } from '../store/places.ts';

/** In the folder of the class. Whoever has it and the roster knows whose the numbers are. */
export const saltPlace = 'pseudonyms.salt';

/** In the order of a hash with a secret of the class's own: without it, keys from a roster do not give the order. */
export const pseudonymsOf = async (
  folder: string,
  students: readonly Pick<ClassFile['students'][number], 'key'>[],
): Promise<ReadonlyMap<string, number>> => {
  const salt = await saltOf(folder);
  const hashed = students.map(({ key }) => ({ key, hash: sha256(`${salt} ${key}`) }));
  const sorted = hashed.toSorted((one, other) => (one.hash < other.hash ? -1 : 1));
  return new Map(sorted.map(({ key }, index) => [key, index + 1]));
};

const saltOf = async (folder: string): Promise<string> => {
  const known = await readFile(inFolder(folder, saltPlace), 'utf8').catch(() => '');
  if (/^[0-9a-f]{64}\n$/.test(known)) return known;
  const made = `${randomBytes(32).toString('hex')}\n`;
  await write(folder, saltPlace, made);
  return made;
};
