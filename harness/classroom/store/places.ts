/** Where what belongs to a class is kept, below its folder. Paths in files are relative to it and have `/`. */
import { join } from 'node:path';

export const places = {
  class: 'class.json',
  grades: 'grades.csv',
  log: 'log.jsonl',
  index: 'class.sqlite',
  site: 'site/index.html',
  anonymous: 'site/anonymous.html',
  students: 'students',
} as const;

/** Of one attempt of one student. */
export interface AttemptPlace {
  readonly key: string;
  readonly attempt: number;
}

/** `ada/1`: by which it is known in maps. */
export const nameOf = ({ key, attempt }: AttemptPlace): string => `${key}/${String(attempt)}`;

export type AttemptFileName = 'report.json' | 'report.html' | 'graded.json';

/** `students/ada/1/report.json` */
export const attemptFile = ({ key, attempt }: AttemptPlace, name: AttemptFileName): string =>
  `${places.students}/${key}/${String(attempt)}/${name}`;

export const inFolder = (folder: string, place: string): string => join(folder, ...place.split('/'));
