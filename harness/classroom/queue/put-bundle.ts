/** Reads a bundle as for grading it here, and puts the gradings into a database. */
import { defined } from '../../text/at.ts';
import type { Bench } from '../bench.ts';
import { type BundleOptions, type BundlePlace, gradeBundle } from '../grade-bundle.ts';
import type { ClassFile } from '../store/class-file.ts';
import { rememberClass } from './collect.ts';
import { withDatabase } from './database.ts';
import type { JobOptions } from './jobs.ts';
import { putInto, type PutResult } from './put-class.ts';
import { type Given, usual } from './usual.ts';

export interface PutOptions extends Omit<BundleOptions, 'onEvent'>, Given<JobOptions> {
  /** `postgresql://user@host/database`; the password is better in PGPASSWORD. */
  readonly database: string;
}

export interface Put extends PutResult {
  readonly file: ClassFile;
}

/** @throws {GraderError} for a bundle that cannot be read, and for whatever the database lacks or refuses */
export const putBundle = (path: string, options: PutOptions, place: BundlePlace, bench: Bench): Promise<Put> => {
  const { database: url, heartbeatSeconds, expireSeconds, retries, ...bundle } = options;
  return withDatabase(url, async (database) => {
    let result: PutResult | null = null;
    const how = {
      heartbeatSeconds: heartbeatSeconds ?? usual.heartbeatSeconds,
      expireSeconds: expireSeconds ?? usual.expireSeconds,
      retries: retries ?? usual.retries,
      again: bundle.failed === true,
    };
    const run = putInto(database, how, (put) => {
      result = put;
    });
    const file = await gradeBundle(path, { ...bundle, run }, place, bench);
    const put = defined<PutResult>(result, 'the class was not put in');
    await rememberClass(database, put.id, file);
    return { ...put, file };
  });
};
