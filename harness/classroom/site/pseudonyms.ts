/** Numbers that stand for students in the anonymous page: the same in every page of a class, and nobody can tell whose. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sha256 } from '../../text/sha256.ts';
import { write } from '../store/attempt-store.ts';
import type { ClassFile } from '../store/class-file.ts';
import { inFolder } from '../store/places.ts';

/** In the folder of the class. Whoever has it and the roster knows whose the numbers are. */
export const saltPlace = 'pseudonyms.salt';

/**
 * From a hash with a secret of the class's own: without it, keys from a roster do not give the numbers. Each depends on its own
 * student alone, as far as no two have the same one, so that they stay when students come and go.
 */
export const pseudonymsOf = async (
  folder: string,
  students: readonly Pick<ClassFile['students'][number], 'key'>[],
): Promise<ReadonlyMap<string, number>> => {
  const salt = await saltOf(folder);
  const taken = new Map<number, string>();
  for (const { key } of students.toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
    let hash = sha256(`${salt} ${key}`);
    while (taken.has(numberOf(hash))) hash = sha256(hash);
    taken.set(numberOf(hash), key);
  }
  return new Map([...taken].map(([number, key]) => [key, number]));
};

/** Six digits, so that people can tell it to each other. */
const numberOf = (hash: string): number => 100_000 + (Number.parseInt(hash.slice(0, 12), 16) % 900_000);

const saltOf = async (folder: string): Promise<string> => {
  const known = await readFile(inFolder(folder, saltPlace), 'utf8').catch(() => '');
  if (/^[0-9a-f]{64}\n$/.test(known)) return known;
  const made = `${randomBytes(32).toString('hex')}\n`;
  await write(folder, saltPlace, made);
  return made;
};
