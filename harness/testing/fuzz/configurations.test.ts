/** The reader of grader.config.yaml, fed with anything: 25,000 texts. */
import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { runs } from './runs.ts';
import { parseConfig } from '../../config/load.ts';
import { resolveSettings } from '../../config/resolve.ts';
import { GraderError } from '../../contracts/errors.ts';
import { plainAssignment, sampleAssignment } from '../assignments.ts';
import { damagedBytes } from './damaged.ts';

const assignments = [sampleAssignment, plainAssignment];

const values: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    'official',
    'named',
    'fail',
    'allow',
    'sample',
    'java',
    null,
    true,
    false,
    0,
    -1,
    1e308,
    NaN,
    Infinity,
  ),
  fc.string(),
  fc.double(),
  fc.array(fc.oneof(fc.string(), fc.integer()), { maxLength: 3 }),
);
const keys = fc.oneof(
  fc.constantFrom(
    ...['assignment', 'language', 'folder', 'seed', 'jobs', 'inputs', 'modules', 'weights', 'warnings', 'limits'],
    ...['measured', 'library', 'checks', 'style', 'allowWeakIsolation', 'minScore', 'off', 'hidden'],
    ...['caseSeconds', 'totalSeconds', 'correctness', 'rule', 'factor', '__proto__', 'constructor', 'toString', ''],
  ),
  fc.string({ maxLength: 8 }),
);
const section = fc.dictionary(keys, values, { maxKeys: 4 });
const settings = fc.dictionary(keys, fc.oneof(values, section), { maxKeys: 5 });
const written = settings.map((value) => stringify(value, { schema: 'core' }));
const texts = fc.oneof(
  written,
  damagedBytes(written.map((text) => Buffer.from(text))).map((bytes) => bytes.toString('utf8')),
  fc.string({ unit: fc.constantFrom(...'ab:-#&*!|>%@`{}[],"\'\\?~<. \n\t\u0000\ufeff0123456789'.split('')) }),
);

/** A usage error names the place in the file; anything else that is thrown is a fault of the grader. */
const problemOf = (text: string): GraderError | null => {
  try {
    resolveSettings({}, { file: 'c.yaml', config: parseConfig(text, 'c.yaml', assignments) }, assignments);
    return null;
  } catch (error) {
    if (error instanceof GraderError) return error;
    throw error;
  }
};

describe('a configuration', () => {
  it('of any text is taken, or refused as wrong usage', () => {
    const anyText = fc.property(texts, (text) => {
      const problem = problemOf(text);
      if (problem !== null) expect(problem).toMatchObject({ blame: 'usage' });
    });
    fc.assert(anyText, { numRuns: runs(25_000) });
  });

  it.each([
    ['lists', '['.repeat(20_000)],
    ['closed lists', '['.repeat(20_000) + ']'.repeat(20_000)],
    ['mappings', '{a: '.repeat(20_000)],
    ['indented lists', '- '.repeat(20_000) + 'a'],
    ['a settings list', `checks: {off: ${'['.repeat(5_000)}a${']'.repeat(5_000)}}`],
  ])('of very deep %s is refused', (_, text) => {
    expect(problemOf(text)).toMatchObject({ blame: 'usage' });
  });

  it('that grows by its aliases is refused', () => {
    const lines = Array.from(
      { length: 30 },
      (_, index) => `a${String(index + 1)}: &a${String(index + 1)} [*a${String(index)}, *a${String(index)}]`,
    );
    expect(problemOf(['a0: &a0 [x]', ...lines].join('\n'))).toMatchObject({ blame: 'usage' });
  });
});
