/**
 * `class.sqlite`: what is stored, as tables to ask by SQL. It is made from the other files and can be made again at any time. While
 * a class is worked on it is held for that process alone, which the system lets go of however the process ends.
 */
import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { usageError } from '../../contracts/errors.ts';
import { errorMessage } from '../../text/error-message.ts';
import { notWritten, type StoredReport } from './attempt-store.ts';
import type { ClassFile } from './class-file.ts';
import { inFolder, places } from './places.ts';

export interface IndexFile {
  /** Replaces all that was in it. */
  fill(file: ClassFile, attempts: readonly StoredReport[]): void;
  close(): void;
}

/** Made anew each time: those of another version may have other columns. */
const tables = `
  DROP TABLE IF EXISTS students; DROP TABLE IF EXISTS attempts; DROP TABLE IF EXISTS checks; DROP TABLE IF EXISTS causes;
  CREATE TABLE students (key TEXT PRIMARY KEY, name TEXT, email TEXT, section TEXT, state TEXT, score REAL, attempt INTEGER);
  CREATE TABLE attempts (key TEXT, attempt INTEGER, state TEXT, score REAL, language TEXT, seconds REAL, started TEXT, PRIMARY KEY (key, attempt));
  CREATE TABLE checks (key TEXT, attempt INTEGER, id TEXT, section TEXT, verdict TEXT, lost REAL);
  CREATE TABLE causes (key TEXT, attempt INTEGER, id TEXT, title TEXT, points REAL);
`;

/** @throws {GraderError} when another process works on the class, or nothing can be written here */
export const openIndex = (folder: string): IndexFile => {
  const path = inFolder(folder, places.index);
  makeOwn(path);
  const database = new DatabaseSync(path, { timeout: 200 });
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT;');
  } catch (cause) {
    database.close();
    throw refused(path, cause);
  }
  return {
    fill: (file, attempts) => {
      try {
        database.exec(`BEGIN; ${tables}`);
        insertAll(database, file, attempts);
        database.exec('COMMIT');
      } catch (cause) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw refused(path, cause);
      }
    },
    close: () => {
      database.close();
    },
  };
};

/** For nobody else's eyes, as all of the class: the database itself would let everyone read it. */
const makeOwn = (path: string): void => {
  try {
    closeSync(openSync(path, 'a', 0o600));
  } catch (cause) {
    throw notWritten(path, cause);
  }
};

const insertAll = (database: DatabaseSync, { students }: ClassFile, attempts: readonly StoredReport[]): void => {
  const student = database.prepare('INSERT INTO students VALUES (?, ?, ?, ?, ?, ?, ?)');
  const attempt = database.prepare('INSERT INTO attempts VALUES (?, ?, ?, ?, ?, ?, ?)');
  const check = database.prepare('INSERT INTO checks VALUES (?, ?, ?, ?, ?, ?)');
  const cause = database.prepare('INSERT INTO causes VALUES (?, ?, ?, ?, ?)');
  for (const one of students) student.run(one.key, one.name, one.email, one.section, one.state, one.score, one.attempt);
  for (const { place, graded } of attempts) {
    const { key, attempt: number } = place;
    const { state, score, language, durationMs, startedAt, checks, causes } = graded;
    attempt.run(key, number, state, score, language, durationMs / 1_000, startedAt);
    for (const { id, section, verdict, lost } of checks) check.run(key, number, id, section, verdict, lost);
    for (const { id, title, points } of causes) cause.run(key, number, id, title, points);
  }
};

const refused = (path: string, cause: unknown): Error => {
  const text = errorMessage(cause);
  if (/disk I\/O|disk is full|readonly|unable to open/i.test(text)) return notWritten(path, cause);
  return /locked|busy/i.test(text)
    ? usageError('class-in-use', 'Another command is working on this class.', {
        where: path,
        remedy: 'Wait until it is done, or stop it: what is graded by then is kept.',
        cause,
      })
    : usageError('class-index', `The index of the class cannot be used: ${text}.`, {
        where: path,
        remedy: 'Delete this file, and make it again by `grade class index`.',
        cause,
      });
};
