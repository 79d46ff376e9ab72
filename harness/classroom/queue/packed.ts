/** Submissions and reports as they are kept in the database: bytes under their SHA-256. Pure, apart from reading a bundle. */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import { graderFault, usageError } from '../../contracts/errors.ts';
import type { Report } from '../../contracts/report.ts';
import { parseReport } from '../../report/parse.ts';
import { parseJson } from '../../text/parse-json.ts';
import type { Attempt, AttemptFile } from '../attempt.ts';
import { sha256 } from '../../text/sha256.ts';

export interface Packed {
  readonly sha256: string;
  readonly bytes: Buffer;
}

const mostPacked = 20_000_000;
const mostUnpacked = 200_000_000;

const shape = z.array(z.tuple([z.string(), z.base64()]));

/** Files by their paths, in the order of the alphabet. @throws {GraderError} when a file is damaged, or it is over 20 MB */
export const packAttempt = async ({ files, place }: Attempt): Promise<Packed> => {
  const read: [string, string][] = [];
  for (const file of files) read.push([file.path, (await file.read()).toString('base64')]);
  read.sort(([one], [other]) => (one < other ? -1 : 1));
  const packed = await zipped(JSON.stringify(read));
  if (packed.bytes.length <= mostPacked) return packed;
  throw usageError(
    'submission-too-large',
    'This submission is larger than 20 MB and cannot be put into the database.',
    {
      where: place,
      remedy: 'Remove what is not a program from the bundle, or grade the class on one machine.',
    },
  );
};

/** @throws {GraderError} when these are not the bytes of a submission */
export const unpackAttempt = async (bytes: Buffer): Promise<Attempt> => {
  const parsed = shape.safeParse(parseJson(await unzipped(bytes)));
  if (!parsed.success) throw damaged('submission', parsed.error);
  const files = parsed.data.map(([path, content]): AttemptFile => {
    const read = Buffer.from(content, 'base64');
    return { path, place: path, size: read.length, read: () => Promise.resolve(read) };
  });
  return { owner: nobody, number: 1, order: 0, submittedAt: null, late: null, files, place: '', notes: [] };
};

export const packReport = (report: Report): Promise<Packed> => zipped(JSON.stringify(report));

/** Checked as any report that comes from elsewhere. @throws {GraderError} */
export const unpackReport = async (bytes: Buffer, where: string): Promise<Report> =>
  parseReport(Buffer.from(await unzipped(bytes)), where);

const nobody: Attempt['owner'] = {
  ...{ id: '', name: null, username: null, email: null },
  ...{ members: [], isGroup: false, isAnonymous: true },
};

const zipped = async (text: string): Promise<Packed> => {
  const bytes = await promisify(gzip)(Buffer.from(text));
  return { sha256: sha256(bytes), bytes };
};

const unzipped = async (bytes: Buffer): Promise<string> => {
  try {
    return (await promisify(gunzip)(bytes, { maxOutputLength: mostUnpacked })).toString('utf8');
  } catch (cause) {
    throw damaged('report or submission', cause);
  }
};

const damaged = (what: string, cause: unknown): Error =>
  graderFault('damaged-blob', `A ${what} in the database is damaged.`, {
    remedy: 'Put the class in again, with --failed if it is a report: what is damaged is graded again.',
    cause,
  });
