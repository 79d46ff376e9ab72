/** The forms of CTRF and SARIF, written from their documentation, as far as our files go: closed objects stay closed. */
import { z } from 'zod';

const name = z.string().min(1);
const count = z.int();

const ctrfTest = z.strictObject({
  name,
  status: z.enum(['passed', 'failed', 'skipped', 'pending', 'other']),
  duration: z.int(),
  suite: z.array(z.string()).min(1).optional(),
  message: z.string().optional(),
  trace: z.string().optional(),
  line: z.int().optional(),
  rawStatus: z.string().optional(),
  tags: z.array(z.string()).optional(),
  filePath: z.string().optional(),
  extra: z.looseObject({}).optional(),
});

const counts = { tests: count, passed: count, failed: count, skipped: count, pending: count, other: count };

export const ctrfSchema = z.strictObject({
  reportFormat: z.literal('CTRF'),
  specVersion: z.string().regex(/^[0-9]+\.[0-9]+\.[0-9]+$/),
  timestamp: z.iso.datetime({ offset: true }).optional(),
  generatedBy: z.string().optional(),
  results: z.strictObject({
    tool: z.strictObject({ name, version: z.string().optional() }),
    summary: z.strictObject({ ...counts, start: z.int(), stop: z.int() }),
    tests: z.array(ctrfTest),
    environment: z.strictObject({ appName: z.string(), extra: z.looseObject({}) }).optional(),
    extra: z.looseObject({ score: z.number().nullable() }),
  }),
});

const level = z.enum(['none', 'note', 'warning', 'error']);
const message = z.strictObject({ text: name });
const description = z.strictObject({ text: name.max(1_024) });
const tags = z
  .array(z.string())
  .max(20)
  .refine((all) => new Set(all).size === all.length)
  .optional();

const rule = z.strictObject({
  id: name.max(255),
  name: name.max(255).optional(),
  shortDescription: description,
  fullDescription: description,
  help: z.strictObject({ text: name, markdown: name.optional() }),
  defaultConfiguration: z.strictObject({ level }).optional(),
  properties: z.looseObject({ tags, verdict: z.string() }),
});

/** A relative path, with everything escaped that an address may not have as it is. */
const address = z
  .string()
  .regex(/^(?![./]|.*:)(?!.*(?:^|\/)\.\.(?:\/|$)).+$/)
  .regex(/^(?:[\w.~!$&'()*+,;=:@/?#[\]-]|%[\da-f]{2})+$/i);

const place = z.strictObject({
  physicalLocation: z.strictObject({
    artifactLocation: z.strictObject({ uri: address }),
    region: z.strictObject({ startLine: z.int().min(1), startColumn: z.int().min(1).optional() }),
  }),
});

const result = z.strictObject({
  ruleId: name,
  ruleIndex: z.int().min(0),
  level,
  message,
  locations: z.tuple([place], place).refine(({ length }) => length <= 1_000),
  partialFingerprints: z.strictObject({ primaryLocationLineHash: name }),
});

const run = z.strictObject({
  columnKind: z.literal('utf16CodeUnits'),
  tool: z.strictObject({ driver: z.strictObject({ name, version: name, rules: z.array(rule).max(25_000) }) }),
  invocations: z
    .array(
      z.strictObject({
        executionSuccessful: z.boolean(),
        toolExecutionNotifications: z.array(z.strictObject({ level, message })).optional(),
      }),
    )
    .optional(),
  results: z.array(result).max(25_000),
  properties: z.looseObject({ tags, score: z.number().nullable() }),
});

/** The parts that are used. */
export const sarifSchema = z.strictObject({
  $schema: z.string().optional(),
  version: z.literal('2.1.0'),
  runs: z.tuple([run]),
});
