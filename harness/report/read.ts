/**
 * Reading a report file. It may come from anywhere: its size is bounded, every field is checked, and every string is cleaned
 * again, so that what is made of it is as harmless as what a grading writes.
 */
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { GraderError, usageError } from '../errors.ts';
import { clean } from './clean.ts';
import { parseReport } from './parse.ts';
import type { Report } from './schema.ts';
import { readWords as words } from './words/read.ts';

/** A report of thousands of failed cases has a few. */
const mostBytes = 100_000_000;

/** `-` is standard input. @throws {GraderError} of usage: what is wrong with the file, where in it, and what to do */
export const readReport = async (path: string): Promise<Report> => {
  const where = path === '-' ? '<standard input>' : clean(path, 1_000);
  const bytes = await readBytes(path, where);
  return parseReport(bytes, where);
};

const readBytes = async (path: string, where: string): Promise<Buffer> => {
  if (path === '-' && process.stdin.isTTY) throw unreadable(words.terminal(), where);
  try {
    return await bounded(path === '-' ? process.stdin : createReadStream(path), where);
  } catch (error) {
    throw error instanceof GraderError ? error : unreadable(reasonOf(error), where);
  }
};

const bounded = async (stream: Readable, where: string): Promise<Buffer> => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > mostBytes) {
      throw usageError('report-too-large', words.tooLarge({ most: mostBytes / 1_000_000 }), {
        where,
        remedy: words.give(),
      });
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
};

const unreadable = (reason: string, where: string): GraderError =>
  usageError('unreadable-report', words.unreadable({ reason }), { where, remedy: words.give() });

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known: Readonly<Record<string, string>> = {
    ENOENT: words.missing(),
    ENOTDIR: words.missing(),
    EISDIR: words.folder(),
    EACCES: words.forbidden(),
    EPERM: words.forbidden(),
  };
  return known[code] ?? (error instanceof Error ? error.message : String(error));
};
