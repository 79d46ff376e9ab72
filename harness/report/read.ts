/**
 * Reading a report file. It may come from anywhere: its size is bounded, every field is checked, and every string is cleaned
 * again, so that what is made of it is as harmless as what a grading writes.
 */
import { createReadStream } from 'node:fs';
import { GraderError, usageError } from '../contracts/errors.ts';
import { bounded } from '../platform/bounded.ts';
import { fileReason } from '../text/file-reason.ts';
import { sanitizeText } from '../text/sanitize.ts';
import { shown } from '../text/shown.ts';
import { noReport, parseReport } from './parse.ts';
import type { Report } from '../contracts/report.ts';

/** A report of thousands of failed cases has a few. */
const mostBytes = 100_000_000;

/** `-` is standard input. @throws {GraderError} of usage: what is wrong with the file, where in it, and what to do */
export const readReport = async (path: string): Promise<Report> => {
  requireText(path);
  const where = path === '-' ? '(standard input)' : sanitizeText(path, 1_000);
  const bytes = await readBytes(path, where);
  return parseReport(bytes, where);
};

/** Programs in JavaScript may give anything. */
const requireText = (path: unknown): void => {
  if (typeof path === 'string') return;
  throw usageError('wrong-path', `The path of a report must be text, but is ${shown(path)}.`, {
    remedy: 'Give the path of the report.json of a grading.',
  });
};

const readBytes = async (path: string, where: string): Promise<Buffer> => {
  const unreadable = (reason: string): GraderError =>
    noReport('unreadable-report', `The report cannot be read: ${reason}.`, where);
  if (path === '-' && process.stdin.isTTY) throw unreadable('nothing is piped to standard input');
  try {
    const stream = path === '-' ? process.stdin : createReadStream(path);
    return await bounded(stream, mostBytes, () =>
      noReport('report-too-large', `The report is too large: more than ${mostBytes / 1_000_000} MB.`, where),
    );
  } catch (error) {
    throw error instanceof GraderError ? error : unreadable(fileReason(error));
  }
};
