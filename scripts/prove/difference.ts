/** A mutant as a person reads it: where it is, and which lines differ. */
import { createPatch } from 'diff';
import { placeIn, readBase } from './bases.ts';
import { fileIn, type Mutant } from './mutant.ts';

/** `fixtures/submissions/java/passed/two-queues/Board.java:27`. */
export const whereIs = ({ language, base, place }: Mutant): string => {
  const text = fileIn(readBase(language, base).files, place.file);
  return `fixtures/submissions/${language}/passed/${base}/${place.file}:${placeIn(text, place.start).line}`;
};

/** The lines that differ, each with `-` or `+`, of every file. */
export const differenceOf = ({ language, base, files }: Mutant): string[] =>
  Object.entries(readBase(language, base).files).flatMap(([path, text]) =>
    createPatch(path, text, fileIn(files, path), '', '', { context: 0 })
      .split('\n')
      .filter((line) => /^[-+](?![-+]{2} )/.test(line))
      .slice(0, 6)
      .map((line) => `${line.charAt(0)} ${line.slice(1).trim()}`),
  );
