import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { handMade } from './hand-made.ts';
import type { Result } from './mutant.ts';
import { strykerPage, strykerReport } from './stryker-report.ts';

const [first, second, third] = handMade('java').filter(({ equivalent }) => equivalent === null);
if (first === undefined || second === undefined || third === undefined) throw new Error('There are no mutants.');
const results: readonly Result[] = [
  {
    mutant: first,
    outcomes: [
      { seed: null, fate: 'killed', failing: ['board-2a'], finished: ['board-2a'], complete: true, named: null },
    ],
  },
  {
    mutant: { ...second, equivalent: '</script>' },
    outcomes: [{ seed: null, fate: 'survived', failing: [], finished: [], complete: true, named: null }],
  },
  {
    mutant: third,
    outcomes: [{ seed: null, fate: 'killed', failing: ['solver-1'], finished: ['api'], complete: false, named: null }],
  },
];
const report = strykerReport(results, ['board-2a', 'board-2b']);

describe('the mutation testing report', () => {
  it('is as its schema says', () => {
    const place = createRequire(import.meta.url).resolve(
      'mutation-testing-report-schema/mutation-testing-report-schema.json',
    );
    const schema = JSON.parse(readFileSync(place, 'utf8')) as object;
    const ajv = new Ajv({ strict: false, allErrors: true });
    addFormats.default(ajv);
    const validate = ajv.compile(schema);
    validate(report);
    expect(validate.errors).toBeNull();
  });

  it('has each mutant at its place, with the check that killed it', () => {
    const mutants = Object.values(report.files).flatMap((file) => file.mutants);
    expect(mutants).toMatchObject([{ status: 'Killed', killedBy: ['board-2a'] }, { status: 'Ignored' }, {}]);
  });

  it('tells a kill by a limit alone from others', () => {
    expect(Object.values(report.files).flatMap((file) => file.mutants)[2]).toMatchObject({ status: 'Timeout' });
  });

  it('is a page that no text of a mutant can end', () => {
    expect(strykerPage(report).match(/<\/script>/g)).toHaveLength(2);
  });
});
