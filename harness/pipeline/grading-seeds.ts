/** The seeds of a grading: of random cases, and of what nobody should know beforehand. */
import { createHash, randomInt } from 'node:crypto';
import type { PrepareOptions } from '../contracts/prepare.ts';
import type { GradingSettings } from '../contracts/settings.ts';
import type { SubmittedFile } from '../contracts/submission.ts';

/** Everyone in a course gets the same random cases unless a seed is set. */
const defaultSeed = 20_260_101;

const defaultHiddenSeed = 20_260_202;

/** Seeds are below this. */
const most = 2_147_483_648;

export const seedsOf = (
  { seed, hiddenSeed }: Pick<GradingSettings, 'seed' | 'hiddenSeed'>,
  files: readonly SubmittedFile[],
): Pick<PrepareOptions, 'seed' | 'hiddenSeed'> => {
  const known = seed ?? defaultSeed;
  return { seed: known, hiddenSeed: hiddenSeedOf(hiddenSeed, known, files) };
};

const hiddenSeedOf = (wanted: GradingSettings['hiddenSeed'], seed: number, files: readonly SubmittedFile[]): number => {
  if (typeof wanted === 'number') return wanted;
  if (wanted === 'fixed') return defaultHiddenSeed;
  return wanted === 'random' ? randomInt(most) : seedOfFiles(files, seed);
};

/**
 * Of the contents of what is graded, wherever it lies: the same for the same files on every machine. What a program would
 * have to know of it changes with each change that puts it in.
 */
const seedOfFiles = (files: readonly SubmittedFile[], seed: number): number => {
  const used = files.filter(({ role }) => role !== 'ignored').map(({ sha256 }) => sha256);
  const digest = createHash('sha256')
    .update(JSON.stringify([seed, used.toSorted()]))
    .digest();
  return digest.readUInt32LE(0) % most;
};
