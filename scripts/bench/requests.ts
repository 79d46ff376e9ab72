/** The requests of a whole grading, as a probe would get them: one file for each check. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Prepared } from '../../harness/contracts/prepare.ts';
import type { Case, Check, Series } from '../../harness/contracts/check.ts';
import { caseSeed } from '../../harness/engine/run-random.ts';
import { script, type Script } from '../../harness/contracts/protocol.ts';
import { at } from '../../harness/text/at.ts';

export interface CheckRequests {
  readonly section: string;
  /** Absolute path; one request a line. */
  readonly file: string;
}

const nonce = '0'.repeat(32);

/** Scripts that several checks share are in the file of the first of them. Checks without scripts are left out. */
export const writeRequests = async (prepared: Prepared, seed: number, folder: string): Promise<CheckRequests[]> => {
  await mkdir(folder, { recursive: true });
  const seen = new Set<unknown>();
  const written: CheckRequests[] = [];
  for (const check of prepared.checks) {
    const lines = check.cases.flatMap((one) => scriptsOf(one, check, seed, seen)).map(requestLine);
    if (lines.length === 0) continue;
    const file = join(folder, `${check.id}.jsonl`);
    await writeFile(file, `${lines.join('\n')}\n`);
    written.push({ section: check.section, file });
  }
  return written;
};

/** One file for each puzzle of the timed series, as a process for each test would need it. */
export const writeTimedPuzzles = async (prepared: Prepared, folder: string): Promise<string[]> => {
  await mkdir(folder, { recursive: true });
  const series = prepared.checks
    .filter(({ section }) => section === 'timing')
    .flatMap(({ cases }) => cases.flatMap((one): Series[] => (one.kind === 'series' ? [one.series] : [])))[0];
  if (series === undefined) return [];
  return Promise.all(
    series.script.rows.map(async (row, index) => {
      // A puzzle that is timed twice has its name twice.
      const file = join(folder, `${String(index)}-${at(series.names, index)}.jsonl`);
      await writeFile(file, `${requestLine({ ...series.script, rows: [row] })}\n`);
      return file;
    }),
  );
};

const requestLine = (one: Script): string => JSON.stringify({ kind: 'run', nonce, script: script.parse(one) });

const scriptsOf = (one: Case, check: Check, seed: number, seen: Set<unknown>): Script[] => {
  switch (one.kind) {
    case 'fixed':
      return once(one.sharedScript?.script ?? one.script, JSON.stringify(one.sharedScript?.script ?? one), seen);
    case 'series':
      return once(one.series.script, one.series, seen);
    case 'random': {
      const inputs = fc.sample(one.arbitrary, { seed: caseSeed(seed, check.id, one.name), numRuns: one.count });
      return [{ ...one.script, rows: inputs.map((input) => one.row(input)) }];
    }
    case 'static':
    case 'skipped':
      return [];
  }
};

const once = (one: Script, key: unknown, seen: Set<unknown>): Script[] => {
  if (seen.has(key)) return [];
  seen.add(key);
  return [one];
};
