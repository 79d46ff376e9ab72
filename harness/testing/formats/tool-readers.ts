/** Readers of the formats of test tools, written from their documentation. */
import { XMLParser } from 'fast-xml-parser';
import { Parser, type Result } from 'tap-parser';
import { z } from 'zod';
import { ctrfSchema, sarifSchema } from './published.ts';
import { requireValid } from './junit-schemas.ts';
import { hundredths, idOf, type Outcome, outcome, outcomeOfWord, outcomesOf, type Reading, sum } from './reading.ts';

const check50Schema = z.union([
  z.strictObject({
    slug: z.string(),
    version: z.string(),
    results: z.array(
      z.strictObject({
        name: z.string(),
        description: z.string(),
        passed: z.boolean().nullable(),
        log: z.array(z.string()),
        cause: z
          .strictObject({
            rationale: z.string(),
            help: z.string().optional(),
            expected: z.string().optional(),
            actual: z.string().optional(),
          })
          .nullable(),
        data: z.object({ points: z.number().optional(), max_points: z.number().optional() }),
        dependency: z.string().nullable(),
      }),
    ),
  }),
  z.strictObject({
    slug: z.string(),
    version: z.string(),
    error: z.strictObject({ type: z.string(), value: z.string(), traceback: z.array(z.string()), data: z.object({}) }),
  }),
]);

export const readCheck50 = (text: string): Reading & { readonly file: z.infer<typeof check50Schema> } => {
  const file = check50Schema.parse(JSON.parse(text));
  if ('error' in file) return { file, score: null, outcomes: new Map() };
  const outcomes = file.results.map(({ name, passed }) => [name, outcome(passed === true, passed !== null)] as const);
  return { file, score: undefined, outcomes: new Map(outcomes) };
};

const exercismTest = z.strictObject({
  name: z.string(),
  status: z.enum(['pass', 'fail', 'error']),
  message: z.string().nullable(),
  output: z.string().max(500).nullable(),
  test_code: z.string(),
  task_id: z.int().positive(),
});

const exercismSchema = z.union([
  z.strictObject({
    version: z.literal(3),
    status: z.enum(['pass', 'fail']),
    message: z.null(),
    tests: z.array(exercismTest.refine(({ status, message }) => status === 'pass' || (message ?? '') !== '')),
  }),
  z.strictObject({ version: z.literal(3), status: z.literal('error'), message: z.string().min(1).max(65_535) }),
]);

export const readExercism = (text: string): Reading & { readonly file: z.infer<typeof exercismSchema> } => {
  const file = exercismSchema.parse(JSON.parse(text));
  if (file.status === 'error') return { file, score: undefined, outcomes: new Map() };
  const passed = file.tests.every(({ status }) => status === 'pass');
  if (passed !== (file.status === 'pass')) throw new Error('The status is not that of the tests.');
  return { file, score: undefined, outcomes: outcomesOf(file.tests, ({ status }) => outcome(status === 'pass')) };
};

type Node = Readonly<Record<string, unknown>>;
const list = (node: unknown): Node[] =>
  Array.isArray(node) ? (node as Node[]) : node === undefined ? [] : [node as Node];

const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  trimValues: false,
});

/** @throws when the XML is not well formed or not valid by a schema, or the counts are not those of the cases */
export const readJunit = (
  text: string,
): Reading & { readonly cases: readonly Node[]; readonly properties: ReadonlyMap<string, string> } => {
  requireValid(text);
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- its successor is another package
  const suite = (xml.parse(text, true) as Node)['testsuite'] as Node;
  const cases = list(suite['testcase']);
  const kinds = { failures: 'failure', errors: 'error', skipped: 'skipped' } as const;
  if (Number(suite['@tests']) !== cases.length) throw new Error('The number of tests is wrong.');
  for (const [count, kind] of Object.entries(kinds)) {
    if (Number(suite[`@${count}`]) !== cases.filter((one) => kind in one).length) throw new Error(`Wrong ${count}.`);
  }
  const given = list((suite['properties'] as Node | undefined)?.['property']);
  const properties = new Map(given.map((one) => [String(one['@name']), String(one['@value'])]));
  const outcomeOf = (one: Node): Outcome => {
    const verdict = properties.get(`${idOf(String(one['@name']))}.verdict`);
    return outcome(!Object.values(kinds).some((kind) => kind in one), verdict !== 'skipped');
  };
  const score = properties.get('score');
  return {
    cases,
    properties,
    score: score === undefined ? null : hundredths(Number(score)),
    outcomes: outcomesOf(
      cases.map((one) => ({ ...one, name: String(one['@name']) })),
      outcomeOf,
    ),
  };
};

export const readCtrf = (text: string): Reading & { readonly file: z.infer<typeof ctrfSchema> } => {
  const file = ctrfSchema.parse(JSON.parse(text));
  const { tests, summary, extra } = file.results;
  const counted = (['passed', 'failed', 'skipped', 'pending', 'other'] as const).map((status) => {
    const count = tests.filter((test) => test.status === status).length;
    if (count !== summary[status]) throw new Error(`The number of ${status} is wrong.`);
    return count;
  });
  if (sum(counted) !== summary.tests) throw new Error('The number of tests is wrong.');
  return {
    file,
    score: extra.score === null ? null : hundredths(extra.score),
    outcomes: outcomesOf(tests, ({ status }) => outcomeOfWord(status)),
  };
};

export const readSarif = (text: string): Reading & { readonly file: z.infer<typeof sarifSchema> } => {
  const file = sarifSchema.parse(JSON.parse(text));
  const [{ tool, properties }] = file.runs;
  return {
    file,
    score: properties.score === null ? null : hundredths(properties.score),
    outcomes: new Map(tool.driver.rules.map(({ id, properties: { verdict } }) => [id, outcomeOfWord(verdict)])),
  };
};

/** Read strictly: what is not TAP is an error. */
export const readTap = (text: string): Reading & { readonly bailed: boolean; readonly points: readonly Result[] } => {
  const points: Result[] = [];
  const faults: string[] = [];
  const parser = new Parser({ strict: true });
  let score: number | null = null;
  parser.on('assert', (point: Result) => points.push(point));
  parser.on('extra', (line: string) => faults.push(line));
  parser.on('comment', (line: string) => {
    const found = /^# Score: ([\d.]+) of 100$/m.exec(line)?.[1];
    if (found !== undefined) score = hundredths(Number(found));
  });
  parser.end(text);
  if (faults.length > 0) throw new Error(`This is no TAP: ${faults.join('')}`);
  return {
    points,
    bailed: parser.bailedOut !== false,
    score,
    outcomes: new Map(points.map(({ name, ok, skip }) => [idOf(name), outcome(ok, !skip)])),
  };
};
