/**
 * The log of a class: one JSON object a line, only ever appended to. Each line holds the hash of the one before it, so that a
 * line that was changed, left out or put in between shows. Who keeps the last hash elsewhere also sees a log cut short.
 */
import { open, readFile, truncate } from 'node:fs/promises';
import { userInfo } from 'node:os';
import pLimit from 'p-limit';
import { z } from 'zod';
import { parseJson } from '../../text/parse-json.ts';
import { at } from '../../text/at.ts';
import { sha256 } from '../../text/sha256.ts';
import { notWritten } from './attempt-store.ts';
import { nameOf } from './places.ts';
import { readOrNull } from './reading.ts';

export const logRecord = z.strictObject({
  /** ISO 8601. */
  at: z.string(),
  /** Name of the user at the machine. */
  who: z.string(),
  /** `graded`: an attempt has a report. `points`: scores were made by a policy. `regraded`: reports were scored anew. */
  what: z.enum(['graded', 'points', 'regraded', 'merged', 'recovered']),
  grader: z.string(),
  /** SHA-256 of the report; without one of what was graded, or of what the line is about otherwise. */
  digest: z.string(),
  /** Which attempt, of which student; the reason; `configuration`: SHA-256 of the settings, of file and options, that this was done by. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});
export type LogRecord = z.infer<typeof logRecord>;

const logLine = logRecord.extend({ previous: z.string(), hash: z.string() });
export type LogLine = z.infer<typeof logLine>;

/** What the first line refers to. */
export const firstHash = '0'.repeat(64);

export const userName = (): string => {
  try {
    return userInfo().username;
  } catch {
    // A container's user may have no entry.
    return `user ${String(process.getuid?.() ?? 'unknown')}`;
  }
};

export interface Log {
  /** Returns when the line is on the disk. Lines are written in the order in which they are given. */
  append(record: LogRecord): Promise<void>;
  /** Hash of the last line. */
  head(): string;
  /** The last line of its kind (lastLines). */
  last(name: string): LogLine | undefined;
}

/** Opens a log to append to. A last line that was cut off as the machine went down is taken back, and that is recorded. */
export const openLog = async (path: string, recovered: LogRecord): Promise<Log> => {
  const { lines, cut, bytes } = await readLog(path);
  let head = lines.length === 0 ? firstHash : at(lines, -1).hash;
  const known = lastLines(lines);
  const inTurn = pLimit(1);
  if (cut > 0) await truncate(path, bytes);
  const appendNow = async (record: LogRecord): Promise<void> => {
    const line = chained(record, head);
    await appendWhole(path, `${JSON.stringify(line)}\n`);
    head = line.hash;
    for (const [name, last] of lastLines([line])) known.set(name, last);
  };
  const log: Log = {
    append: (record) => inTurn(() => appendNow(record)),
    head: () => head,
    last: (name) => known.get(name),
  };
  if (cut > 0) await log.append({ ...recovered, details: { ...recovered.details, cut } });
  return log;
};

/** Nothing of a line stays that could not be written to its end: the next one would follow on it. @throws {GraderError} */
const appendWhole = (path: string, text: string): Promise<void> =>
  appendOrNothing(path, text).catch((cause: unknown) => {
    throw notWritten(path, cause);
  });

const appendOrNothing = async (path: string, text: string): Promise<void> => {
  await using file = await open(path, 'a', 0o600);
  const { size } = await file.stat();
  const written = file.appendFile(text).then(() => file.sync());
  await written.catch(async (error: unknown) => {
    await file.truncate(size);
    throw error;
  });
};

/** The last line about each attempt, by the attempt's name, and the last of what is about none, by what it tells: `points`. */
export const lastLines = (lines: readonly LogLine[]): Map<string, LogLine> =>
  new Map(
    lines.map((line) => {
      const { key, attempt } = line.details;
      return [key === undefined ? line.what : nameOf({ key: String(key), attempt: Number(attempt) }), line];
    }),
  );

export interface ReadLog {
  readonly lines: readonly LogLine[];
  /** Bytes of all lines that have an end, and of what follows the last of them. */
  readonly bytes: number;
  readonly cut: number;
}

/** Lines that are none are left out: `checkLog` tells of them. */
export const readLog = async (path: string): Promise<ReadLog> => {
  const all = (await readOrNull(path)) ?? Buffer.alloc(0);
  const bytes = all.lastIndexOf('\n') + 1;
  const lines = all
    .toString('utf8', 0, bytes)
    .split('\n')
    .slice(0, -1)
    .flatMap((line) => logLine.safeParse(parseJson(line)).data ?? []);
  return { lines, cut: all.length - bytes, bytes };
};

export interface LogProblem {
  /** 1-based. */
  readonly line: number;
  readonly problem: string;
}

/** The first line that does not follow from those before it; null when all do. */
export const checkLog = async (path: string): Promise<LogProblem | null> => {
  const text = await readFile(path, 'utf8');
  const lines = text.split('\n');
  if (at(lines, -1) !== '') return { line: lines.length, problem: 'The last line is cut off.' };
  let head = firstHash;
  for (const [index, line] of lines.slice(0, -1).entries()) {
    const parsed = logLine.safeParse(parseJson(line)).data;
    if (parsed === undefined) return { line: index + 1, problem: 'This is not a line of a log.' };
    const { previous, hash, ...record } = parsed;
    if (previous !== head) return { line: index + 1, problem: 'A line before this one was changed, removed or added.' };
    if (chained(record, previous).hash !== hash) return { line: index + 1, problem: 'This line was changed.' };
    head = hash;
  }
  return null;
};

const chained = (record: LogRecord, previous: string): LogLine => {
  const body = JSON.stringify([previous, logRecord.parse(record)]);
  return { ...record, previous, hash: sha256(body) };
};
