/** JSON Schemas written from the documentation of CTRF and SARIF, as far as our files go: closed objects stay closed. */
const text = { type: 'string' };
const name = { type: 'string', minLength: 1 };
const integer = { type: 'integer' };
const free = { type: 'object' };
const strict = (properties: object, required: readonly string[]): object => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const ctrfTest = strict(
  {
    name,
    status: { enum: ['passed', 'failed', 'skipped', 'pending', 'other'] },
    duration: integer,
    suite: { type: 'array', items: text, minItems: 1 },
    message: text,
    trace: text,
    line: integer,
    rawStatus: text,
    tags: { type: 'array', items: text },
    filePath: text,
    extra: free,
  },
  ['name', 'status', 'duration'],
);

const counts = { tests: integer, passed: integer, failed: integer, skipped: integer, pending: integer, other: integer };

/** Draft 07. */
export const ctrfSchema = strict(
  {
    reportFormat: { const: 'CTRF' },
    specVersion: { type: 'string', pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+$' },
    timestamp: { type: 'string', format: 'date-time' },
    generatedBy: text,
    results: strict(
      {
        tool: strict({ name, version: text, extra: free }, ['name']),
        summary: strict({ ...counts, start: integer, stop: integer }, [...Object.keys(counts), 'start', 'stop']),
        tests: { type: 'array', items: ctrfTest },
        environment: strict({ appName: text, extra: free }, []),
        extra: free,
      },
      ['tool', 'summary', 'tests'],
    ),
  },
  ['reportFormat', 'specVersion', 'results'],
);

const message = strict({ text: name }, ['text']);
const description = strict({ text: { ...name, maxLength: 1_024 } }, ['text']);
const bag = { type: 'object', properties: { tags: { type: 'array', items: text, uniqueItems: true, maxItems: 20 } } };
const line = { type: 'integer', minimum: 1 };

const rule = strict(
  {
    id: { ...name, maxLength: 255 },
    name: { ...name, maxLength: 255 },
    shortDescription: description,
    fullDescription: description,
    help: strict({ text: name, markdown: name }, ['text']),
    defaultConfiguration: strict({ level: { enum: ['none', 'note', 'warning', 'error'] } }, ['level']),
    properties: bag,
  },
  ['id', 'shortDescription', 'fullDescription', 'help'],
);

const physical = strict(
  {
    artifactLocation: strict(
      { uri: { type: 'string', format: 'uri-reference', pattern: '^(?![./]|.*:)(?!.*(^|/)\\.\\.(/|$)).+$' } },
      ['uri'],
    ),
    region: strict({ startLine: line, startColumn: line }, ['startLine']),
  },
  ['artifactLocation', 'region'],
);

const result = strict(
  {
    ruleId: name,
    ruleIndex: { type: 'integer', minimum: 0 },
    level: { enum: ['none', 'note', 'warning', 'error'] },
    message,
    locations: {
      type: 'array',
      items: strict({ physicalLocation: physical }, ['physicalLocation']),
      minItems: 1,
      maxItems: 1_000,
    },
    partialFingerprints: strict({ primaryLocationLineHash: name }, ['primaryLocationLineHash']),
  },
  ['ruleId', 'ruleIndex', 'level', 'message', 'locations', 'partialFingerprints'],
);

const notification = strict({ level: { enum: ['none', 'note', 'warning', 'error'] }, message }, ['message']);

const run = strict(
  {
    tool: strict(
      {
        driver: strict({ name, version: name, rules: { type: 'array', items: rule, maxItems: 25_000 } }, [
          'name',
          'rules',
        ]),
      },
      ['driver'],
    ),
    automationDetails: strict({ id: { type: 'string', pattern: '^[^/]+/[^/]*$' } }, ['id']),
    invocations: {
      type: 'array',
      items: strict(
        {
          executionSuccessful: { type: 'boolean' },
          toolExecutionNotifications: { type: 'array', items: notification },
        },
        ['executionSuccessful'],
      ),
    },
    results: { type: 'array', items: result, maxItems: 25_000 },
    properties: bag,
  },
  ['tool', 'results'],
);

/** The parts that are used. */
export const sarifSchema = strict(
  { $schema: text, version: { const: '2.1.0' }, runs: { type: 'array', items: run, minItems: 1, maxItems: 20 } },
  ['version', 'runs'],
);
