/**
 * `npm run make-class -- N KIND OUT`: a bundle of N submissions as a platform makes them, in both languages: correct
 * programs, programs with one fault, and one in ten whose search never ends. The same N gives the same class. Beside it
 * goes roster.csv, with two students more than the bundle has.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { Argument, Command } from 'commander';
import { at } from '../harness/text/at.ts';
import type { MadeSubmission } from '../harness/classroom/bundle/testing/made.ts';
import { madeKinds, makeBundle } from '../harness/classroom/bundle/testing/make-bundle.ts';
import { positive } from './positive.ts';
import { allHandMade } from './prove/hand-made.ts';
import { readBase } from './prove/bases.ts';
import { type LanguageId, languageIds, type Program } from './prove/mutant.ts';

const bases: Readonly<Record<LanguageId, readonly string[]>> = {
  java: ['two-queues', 'one-d-array', 'lazy-caches'],
  typescript: ['two-queues', 'typed-arrays', 'generator-neighbors'],
};

/** Searches that the proof knows to end by a limit alone. */
const endless = ['no-critical-optimization', 'compared-with-itself', 'priority-reversed', 'node-moves-not-counted'];

const firstNames = ['Ada', 'Björn', 'Chloé', 'Dmitri', 'Élodie', 'Fatima', 'Guðrún', 'Hiroshi', 'Ines', 'Jürgen'];
const lastNames = [
  "O'Neil",
  'van der Berg',
  'Müller',
  'Nguyễn',
  'Smith',
  'García López',
  'Kowalska',
  'Ōno',
  'Abd al-Rahman',
  'Li',
];

/** The program of the student with this index. */
export const programOf = (index: number): Program => {
  // One more in every ten, so that each language has its share of the hopeless ones.
  const language = at(languageIds, (index + Math.floor(index / 10)) % languageIds.length);
  const own = allHandMade().filter((mutant) => mutant.language === language && mutant.equivalent === null);
  const hopeless = own.filter(({ id }) => endless.some((name) => id.endsWith(`/${name}`)));
  if (index % 10 === 9) return at(hopeless, index % hopeless.length).files;
  if (index % 3 === 0) return at(own, (index * 37) % own.length).files;
  return readBase(language, at(bases[language], index % 3)).files;
};

/** Told apart by a comment, as programs of different people are. */
const signed = (files: Program, index: number): Program =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, `// ${String(index)}\n${text}`]));

export const makeSubmission = (index: number): MadeSubmission => {
  const [first, last] = [at(firstNames, index % 10), at(lastNames, Math.floor(index / 10) % 10)];
  const number = String(index);
  return {
    ...{ id: 100_000 + index, first, last: index < 100 ? last : `${last} ${String(Math.floor(index / 100))}` },
    ...{ username: `student${number}`, email: `student${number}@example.edu`, attempt: 1 },
    ...{ submittedAt: new Date(Date.UTC(2026, 10, 20, 12, index)), late: index % 12 === 5 },
    files: signed(programOf(index), index),
  };
};

const write = async (count: number, kind: string, out: string): Promise<void> => {
  const submissions = Array.from({ length: count }, (_, index) => makeSubmission(index));
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, await makeBundle(kind, submissions));
  const absent = [1, 2].map((more) => makeSubmission(count + more));
  const rows = [...submissions, ...absent].map(({ id, first, last, username, email }, index) =>
    [id, `"${first} ${last}"`, username, email, `S${String((index % 4) + 1)}`].join(','),
  );
  const roster = join(dirname(out), `${basename(out, extname(out))}-roster.csv`);
  writeFileSync(roster, `id,name,username,email,section\n${rows.join('\n')}\n`);
};

if (import.meta.main)
  await new Command('npm run make-class --')
    .description('Writes a bundle of N submissions as a platform makes them, and a roster beside it.')
    .addArgument(new Argument('<n>').argParser(positive))
    .addArgument(new Argument('<kind>').choices(madeKinds))
    .argument('<out>', 'the zip')
    .action(write)
    .parseAsync();
