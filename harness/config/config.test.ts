import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Assignment } from '../assignment.ts';
import { GraderError } from '../errors.ts';
import { loadConfig, parseConfig } from './load.ts';
import { resolveSettings } from './resolve.ts';
import { configJsonSchema } from './schema.ts';

const errorOf = (text: string): GraderError => {
  try {
    parseConfig(text, 'c.yaml');
  } catch (error) {
    if (error instanceof GraderError) return error;
    throw error;
  }
  throw new Error('was accepted');
};

describe('errors in a configuration', () => {
  it.each([
    ['waights:\n  api: 5\n', 'c.yaml:1:1', 'There is no setting "waights".', 'Did you mean "weights"?'],
    [
      'limits:\n  caseSecond: 5',
      'c.yaml:2:3',
      'There is no setting "limits.caseSecond".',
      'Did you mean "caseSeconds"?',
    ],
    [
      'weights:\n  zebra: 5',
      'c.yaml:2:3',
      'There is no setting "weights.zebra".',
      'Known: compilation, api, style, correctness, memory, timing, integration, performance, rules, integrity.',
    ],
    ['jobs: many', 'c.yaml:1:7', '"jobs" must be a number, but is the text "many".', null],
    ['jobs: 1.5', 'c.yaml:1:7', '"jobs" must be a whole number, but is 1.5.', null],
    ['jobs: 0', 'c.yaml:1:7', '"jobs" must be at least 1, but is 0.', null],
    ['minScore: 101', 'c.yaml:1:11', '"minScore" must be at most 100, but is 101.', null],
    [
      'warnings: alow',
      'c.yaml:1:11',
      '"warnings" must be "fail" or "allow", but is the text "alow".',
      'Did you mean "allow"?',
    ],
    [
      'allowWeakIsolation: yes',
      'c.yaml:1:21',
      '"allowWeakIsolation" must be true or false, but is the text "yes".',
      null,
    ],
    ['weights: 5', 'c.yaml:1:10', '"weights" must be a list of settings (key: value), but is 5.', null],
    ['language:', 'c.yaml:1:10', '"language" must be text, but is empty.', null],
    ['checks:\n  hiden: [x]', 'c.yaml:2:3', 'There is no setting "checks.hiden".', 'Did you mean "hidden"?'],
    [
      'checks:\n  details:\n    solver-*: never',
      'c.yaml:3:15',
      '"checks.details.solver-*" must be "always" or "after-due-date" or "staff", but is the text "never".',
      'Known: always, after-due-date, staff.',
    ],
    [
      'checks: {visibility: {api: after-due-date}}',
      'c.yaml:1:28',
      '"checks.visibility.api" must be always or staff as long as there is no "checks.dueDate", but is the text "after-due-date".',
      null,
    ],
    [
      'checks: {dueDate: 2026-12-01}',
      'c.yaml:1:19',
      '"checks.dueDate" must be a date and a time with an offset, as 2026-12-01T23:59:00+01:00, but is the text "2026-12-01".',
      null,
    ],
    [
      'checks: {dueDate: 2027-02-29T12:00:00Z}',
      'c.yaml:1:19',
      '"checks.dueDate" must be a date and a time with an offset, as 2026-12-01T23:59:00+01:00, but is the text "2027-02-29T12:00:00Z".',
      null,
    ],
    ['- a\n- b', 'c.yaml:1:1', 'The configuration must be a list of settings (key: value), but is a list.', null],
  ])('%j', (text, where, message, remedy) => {
    expect(errorOf(text)).toMatchObject({ blame: 'usage', code: 'invalid-config', where, message, remedy });
  });

  it.each([
    ['a duplicate key', 'jobs: 1\njobs: 2', 'c.yaml:2:1'],
    ['a tab', 'weights:\n\tapi: 5', 'c.yaml:2:1'],
    ['two documents', 'jobs: 1\n---\njobs: 2', 'c.yaml:2:1'],
    ['an open bracket', 'weights: {api: 5', 'c.yaml:1:17'],
  ])('places %s', (_, text, where) => {
    const error = errorOf(text);
    expect(`${error.where ?? ''}${error.message}`).toContain(where);
  });

  it('are all listed, in the order of the file', () => {
    expect(errorOf('jobs: x\nwarnings: y\nseeds: 1').message).toBe(
      [
        'The configuration has 3 errors:',
        '  c.yaml:1:7  "jobs" must be a number, but is the text "x".',
        '  c.yaml:2:11  "warnings" must be "fail" or "allow", but is the text "y". Known: fail, allow.',
        '  c.yaml:3:1  There is no setting "seeds". Did you mean "seed"?',
      ].join('\n'),
    );
  });

  it('include aliases without an anchor and alias bombs', () => {
    expect(errorOf('language: *none').message).toContain('Unresolved alias');
    const bomb = ['a: &a [x,x,x,x,x,x,x,x,x]'];
    for (let level = 1; level < 9; level += 1) {
      const [below, here] = [String.fromCharCode(96 + level), String.fromCharCode(97 + level)];
      bomb.push(`${here}: &${here} [${Array.from({ length: 9 }, () => `*${below}`).join(',')}]`);
    }
    expect(errorOf(bomb.join('\n')).message).toContain('Excessive alias count');
  });

  it('say that a file cannot be read', async () => {
    await expect(loadConfig('/nowhere/c.yaml')).rejects.toMatchObject({ code: 'unreadable-config' });
    await expect(loadConfig('/tmp')).rejects.toMatchObject({ code: 'unreadable-config', where: '/tmp' });
  });
});

const facts = { modules: ['algs4'], optionalModules: ['min-heap-typed'] };

const assignments = [
  { id: '8puzzle', languages: { java: facts, typescript: facts } },
  { id: 'other', languages: { java: facts } },
] as unknown as readonly Assignment[];

describe('settings', () => {
  const none = { file: null, config: {} };

  it('have defaults', () => {
    expect(resolveSettings({}, none, assignments)).toMatchObject({
      assignments,
      minScore: null,
      settings: {
        assignment: null,
        language: null,
        puzzlesDir: null,
        seed: null,
        weights: {},
        warnings: 'fail',
        limits: { caseWallMs: 20_000, caseCpuMs: 10_000, totalMs: 300_000, buildMs: 30_000, heapBytes: 1_073_741_824 },
        allowWeakIsolation: false,
        assessment: { countFactor: 1.05 * 1.75, fairness: 'provable', secondsPerPuzzle: null, memoryFactor: 1.15 },
        checks: { off: [], visibility: [], details: [], dueDate: null, places: new Map() },
        audience: 'student',
        library: { defaultPackage: false, jar: null },
        style: true,
      },
    });
  });

  it('prefer the flag to the file', () => {
    const loaded = { file: '/course/c.yaml', config: { seed: 1, jobs: 2, puzzles: 'p', limits: { caseSeconds: 0.5 } } };
    const { settings } = resolveSettings({ seed: 7 }, loaded, assignments);
    expect(settings).toMatchObject({ seed: 7, jobs: 2, puzzlesDir: '/course/p', limits: { caseWallMs: 500 } });
  });

  it('mark checks: hidden means details for staff', () => {
    const checks = {
      hidden: ['api'],
      details: { 'board-*': 'always' as const },
      visibility: { 'rule-*': 'staff' as const },
    };
    const { settings } = resolveSettings({ showHidden: true }, { file: null, config: { checks } }, assignments);
    expect(settings).toMatchObject({
      audience: 'staff',
      checks: {
        visibility: [{ name: 'rule-*', from: 'staff' }],
        details: [
          { name: 'api', from: 'staff' },
          { name: 'board-*', from: 'always' },
        ],
      },
    });
    const both = { audience: 'student', showHidden: true } as const;
    expect(() => resolveSettings(both, none, assignments)).toThrow('cannot be for students and show what is hidden');
  });

  it('name the assignment or the language that does not exist', () => {
    expect(() => resolveSettings({ assignment: '8puzle' }, none, assignments)).toThrow(
      'There is no assignment "8puzle".',
    );
    expect(() => resolveSettings({ assignment: 'other', language: 'typescript' }, none, assignments)).toThrow(
      'The assignment other cannot be graded in "typescript".',
    );
  });
});

describe('the committed files', () => {
  it('include the JSON Schema as the grammar has it (to write it anew: npx node scripts/write-schemas.ts)', async () => {
    expect(await readFile('harness/config/grader.config.schema.json', 'utf8')).toBe(configJsonSchema());
  });

  it('include a default configuration that says what holds without it', async () => {
    const loaded = { file: 'grader.config.yaml', config: await loadConfig('grader.config.yaml') };
    const { settings, minScore } = resolveSettings({}, loaded, assignments);
    const official = { compilation: 5, api: 5, correctness: 60, memory: 10, timing: 20 };
    const plain = resolveSettings({}, { file: null, config: {} }, assignments);
    const information = { integration: 0, performance: 0, rules: 0, style: 0 };
    expect(settings).toEqual({ ...plain.settings, weights: { ...official, ...information } });
    expect(minScore).toBeNull();
  });
});
