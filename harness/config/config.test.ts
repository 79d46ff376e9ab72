import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Assignment } from '../contracts/assignment.ts';
import type { GraderError } from '../contracts/errors.ts';
import { findConfig, parseConfig } from './load.ts';
import { resolveSettings } from './resolve.ts';
import { configSchema } from './schema.ts';
import { plainAssignment, sampleAssignment } from '../testing/assignments.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { thrownBy } from '../testing/thrown-by.ts';

const assignments: readonly Assignment[] = [sampleAssignment, plainAssignment];

const errorOf = (text: string): GraderError => thrownBy(() => parseConfig(text, 'c.yaml', assignments));

/** All names of keys in a JSON schema, however deep. */
const keysIn = (schema: unknown): readonly string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  return [...own, ...Object.values(schema).flatMap(keysIn)];
};

describe('the settings that a course begins with', () => {
  it('have every key, set or in a comment', () => {
    const text = readFileSync('grader.config.yaml', 'utf8');
    const keys = keysIn(JSON.parse(readFileSync('harness/config/grader.config.schema.json', 'utf8')));
    expect(keys.length).toBeGreaterThan(40);
    expect(keys.filter((key) => !new RegExp(`\\b${key}:`).test(text))).toEqual([]);
  });
});

describe('what is no YAML is told without the words of the parser', () => {
  it.each([
    ['language: a: b', '1:11', /is a value, and has a ": " in it/],
    ['weights:\n  api: 5\n    style: 3\n', '2:8', /is a value, and has a ": " in it or on the line below/],
    ['weights:\n  api: 5\n style: 3\n', '3:1', /begins in another column/],
    ['jobs:7\nstyle: true\n', '1:1', /has no ": " on its line/],
    ['weights:\n\tapi: 5\n', '2:1', /begins with a tab/],
    ['language: @x', '1:11', /cannot begin with @ unless/],
    [' jobs: 1\nstyle: true\n', '2:1', /does not expect what begins here/],
  ])('%j', (text, place, message) => {
    expect(errorOf(text)).toMatchObject({
      message: expect.stringMatching(message) as string,
      where: `c.yaml:${place}`,
      remedy: expect.any(String) as string,
    });
  });
});

describe('a value that a schema of a course refuses', () => {
  const schema = {
    length: z.string().max(3).optional(),
    above: z.number().positive().optional(),
    format: z.email().optional(),
    worded: z.string().min(3, 'a name of three letters').optional(),
  };
  const course: Assignment = { ...plainAssignment, settings: { schema, summary: () => ({}) } };

  it.each([
    ['length: abcd', '"length" is the text "abcd": too big: expected string to have <=3 characters.'],
    ['above: 0', '"above" must be more than 0, but is 0.'],
    ['format: ada', '"format" is the text "ada": invalid email address.'],
    ['worded: ab', '"worded" must be a name of three letters, but is the text "ab".'],
  ])('%s', (text, message) => {
    expect(thrownBy(() => parseConfig(text, 'c.yaml', [course]))).toMatchObject({ message, remedy: null });
  });
});

describe('errors in a configuration', () => {
  it.each([
    ['waights:\n  api: 5\n', '1:1', 'There is no setting "waights".', 'Did you mean "weights"?'],
    ['limits:\n  caseSecond: 5', '2:3', 'There is no setting "limits.caseSecond".', 'Did you mean "caseSeconds"?'],
    [
      'weights:\n  zebra: 5',
      '2:3',
      'There is no setting "weights.zebra".',
      'Known: compilation, api, style, correctness, memory, timing, integration, performance, rules, integrity.',
    ],
    ['jobs: many', '1:7', '"jobs" must be a number, but is the text "many".', 'Write a number in digits, such as 10.'],
    ['jobs: 1.5', '1:7', '"jobs" must be a whole number, but is 1.5.', 'Write a whole number, such as 10.'],
    ['jobs: 0', '1:7', '"jobs" must be at least 1, but is 0.', 'Write 1 or more.'],
    ['minScore: 101', '1:11', '"minScore" must be at most 100, but is 101.', 'Write 100 or less.'],
    [
      'warnings: alow',
      '1:11',
      '"warnings" must be "fail" or "allow", but is the text "alow".',
      'Did you mean "allow"?',
    ],
    [
      'allowWeakIsolation: yes',
      '1:21',
      '"allowWeakIsolation" must be true or false, but is the text "yes".',
      'Write true.',
    ],
    [
      'class: { students: {\n  bob: { adjust: 5 } } }',
      '2:8',
      '"class.students.bob.reason" must be text, but is missing.',
      null,
    ],
    [
      'class: { students: { bob: { reason: "" } } }',
      '1:37',
      '"class.students.bob.reason" must be text of 1 to 500 characters, but is the text "".',
      null,
    ],
    [
      'class: { students: { 1001: { adjust: +5%, reason: x } } }',
      '1:38',
      '"class.students.1001.adjust" must be a number, but is the text "+5%".',
      'Write a number in digits, such as 10.',
    ],
    [
      'class: { students: { 1001: { adjst: 5, reason: x } } }',
      '1:30',
      'There is no setting "class.students.1001.adjst".',
      'Did you mean "adjust"?',
    ],
    [
      'class:\n  late: { perDay: 10 }\n',
      '2:9',
      '"class.late.due" must be a date and time with an offset, such as 2026-12-01T23:59:00+01:00, but is missing.',
      null,
    ],
    [
      'class:\n  late: { due: 2026-12-01T23:59:00Z, freeDays: 5, lastDay: 3 }\n',
      '2:48',
      '"class.late.freeDays" must be at most "class.late.lastDay", after which a submission has 0 points, but is 5.',
      null,
    ],
    [
      'class:\n  timeZone: Berlin\n',
      '2:13',
      '"class.timeZone" must be a time zone as the IANA names them, such as Europe/Berlin, but is the text "Berlin".',
      null,
    ],
    ['weights: 5', '1:10', '"weights" must be settings, each on its line as key: value, but is 5.', null],
    ['language:', '1:10', '"language" must be text, but is empty.', null],
    ['due: x', '1:1', 'There is no setting "due".', 'Did you mean "class.late.due"?'],
    ['checks:\n  jobs: 1', '2:3', 'There is no setting "checks.jobs".', 'Did you mean "jobs"?'],
    ['checks:\n  hiden: [x]', '2:3', 'There is no setting "checks.hiden".', 'Did you mean "hidden"?'],
    [
      'checks:\n  details:\n    solver-*: never',
      '3:15',
      '"checks.details.solver-*" must be "always", "after-due-date" or "staff", but is the text "never".',
      'Write one of them.',
    ],
    [
      'checks: {visibility: {api: after-due-date}}',
      '1:28',
      '"checks.visibility.api" must be always or staff as long as "checks.dueDate" is not set, but is the text "after-due-date".',
      null,
    ],
    [
      'checks: {dueDate: 2026-12-01}',
      '1:19',
      '"checks.dueDate" must be a date and time with an offset, such as 2026-12-01T23:59:00+01:00, but is the text "2026-12-01".',
      null,
    ],
    [
      'checks: {dueDate: 2027-02-29T12:00:00Z}',
      '1:19',
      '"checks.dueDate" must be a date and time with an offset, such as 2026-12-01T23:59:00+01:00, but is the text "2027-02-29T12:00:00Z".',
      null,
    ],
    ['measured:\n  facto: 2', '2:3', 'There is no setting "measured.facto".', 'Did you mean "factor"?'],
    ['measured: {factor: 0}', '1:20', '"measured.factor" must be at least 1, but is 0.', 'Write 1 or more.'],
    [
      'library: namd',
      '1:10',
      '"library" must be "named" or "unnamed", but is the text "namd".',
      'Did you mean "named"?',
    ],
    [
      'hiddenSeed: rndom',
      '1:13',
      '"hiddenSeed" must be "submission", "fixed", "random" or a number, but is the text "rndom".',
      'Did you mean "random"?',
    ],
    [
      'inputs: offical',
      '1:9',
      '"inputs" must be "official" or a number, but is the text "offical".',
      'Did you mean "official"?',
    ],
    [
      'measured: { rule: none }',
      '1:19',
      '"measured.rule" must be "official" or a number, but is the text "none".',
      null,
    ],
    [
      'modules: min-heap-typed',
      '1:10',
      '"modules" must be a list, but is the text "min-heap-typed".',
      'Write it in brackets: [min-heap-typed]',
    ],
    ['minScore: .nan', '1:11', '"minScore" must be a number, but is .nan.', 'Write a number in digits, such as 10.'],
    [
      'jobs: 1\n---\njobs: 2',
      '2:1',
      'A second document begins here, but the file may have only one.',
      'Write everything above the line ---, and remove that line.',
    ],
    [
      'checks:\n  details:\n    *: staff',
      '3:5',
      'Unresolved alias: without quotes, YAML takes "*" for an alias.',
      "Put it in quotes: '*'",
    ],
    [
      'checks:\n  off: [*-1]',
      '2:9',
      'Unresolved alias: without quotes, YAML takes "*-1" for an alias, and nothing before it has the anchor "&-1".',
      "Put it in quotes: '*-1'",
    ],
    [
      'class: { students: { bob: { reason: Ill: flu } } }',
      '1:37',
      'What begins here is a value, and has a ": " in it or on the line below.',
      'Put a text with ": " in quotes, and a comma between settings in { }.',
    ],
    ['jobs: 1\njobs: 2', '2:1', 'The key "jobs" is there twice.', 'Keep one of them.'],
    ['weights: {api: 5', '1:17', 'What begins with { has no } at its end.', 'Write the } where it ends.'],
    ['modules: [a', '1:12', 'What begins with [ has no ] at its end.', 'Write the ] where it ends.'],
    ['seed: "5"', '1:7', '"seed" must be a number, but is the text "5".', 'Write it without quotes: 5'],
    ['style: off', '1:8', '"style" must be true or false, but is the text "off".', 'Write false.'],
    ['- a\n- b', '1:1', 'The configuration must be settings, each on its line as key: value, but is a list.', null],
  ])('%j', (text, where, message, remedy) => {
    expect(errorOf(text)).toMatchObject({
      blame: 'usage',
      code: 'invalid-config',
      where: `c.yaml:${where}`,
      message,
      remedy,
    });
  });

  it('are all listed, in the order of the file', () => {
    expect(errorOf('jobs: x\nwarnings: y\nseeds: 1').message).toBe(
      [
        'The configuration has 3 errors:',
        '  c.yaml:1:7  "jobs" must be a number, but is the text "x". Write a number in digits, such as 10.',
        '  c.yaml:2:11  "warnings" must be "fail" or "allow", but is the text "y". Write one of them.',
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
    await expect(findConfig({ config: '/nowhere/c.yaml' }, assignments)).rejects.toMatchObject({
      code: 'unreadable-config',
    });
    await expect(findConfig({ config: '/tmp' }, assignments)).rejects.toMatchObject({
      code: 'unreadable-config',
      where: '/tmp',
    });
  });
});

const none = { file: null, config: {} };

describe('what the assignments decide', () => {
  const file = join(scratchFolder('config'), 'c.yaml');

  it.each([
    ['style: false\nassignment: sampel', '2:13', 'unknown-assignment'],
    ['language: jva', '1:11', 'unknown-language'],
    ['modules: [library, heap]', '1:20', 'unknown-module'],
    ['assignment: sample\nweights: { compilation: 0, correctness: 0 }', '2:10', 'no-weights'],
  ])('is told with its place: %j', async (text, place, code) => {
    writeFileSync(file, text);
    const loaded = await findConfig({ config: file }, assignments);
    expect(() => resolveSettings({}, loaded, assignments)).toThrow(
      expect.objectContaining({ blame: 'usage', code, where: `${file}:${place}` }) as Error,
    );
  });
});

describe('settings', () => {
  it('have defaults', () => {
    expect(resolveSettings({}, none, assignments)).toMatchObject({
      assignments,
      minScore: null,
      settings: {
        assignment: null,
        language: null,
        seed: null,
        weights: {},
        warnings: 'fail',
        limits: { caseWallMs: 20_000, caseCpuMs: 10_000, totalMs: 300_000, buildMs: 30_000, heapBytes: 1_073_741_824 },
        allowWeakIsolation: false,
        own: { values: {}, folder: process.cwd() },
        checks: { set: 'extended', off: [], visibility: [], details: [], dueDate: null, places: new Map() },
        audience: 'student',
        style: true,
      },
    });
  });

  it('have the set of checks that the file names', () => {
    const loaded = { file: '/course/c.yaml', config: { checks: { set: 'official' as const } } };
    expect(resolveSettings({}, loaded, assignments).settings.checks.set).toBe('official');
  });

  it('have the layout of files that the file names, and name the keys that it sets', () => {
    const loaded = { file: '/course/c.yaml', config: { seed: 1, formats: { gradescope: 'flat' as const } } };
    const { formats, given } = resolveSettings({}, loaded, assignments);
    expect({ formats, given }).toEqual({ formats: { gradescope: 'flat' }, given: ['seed', 'formats.gradescope'] });
    expect(resolveSettings({}, none, assignments).formats).toEqual({ gradescope: 'grouped' });
  });

  it('prefer the flag to the file', () => {
    const loaded = { file: '/course/c.yaml', config: { seed: 1, jobs: 2, folder: 'p', limits: { caseSeconds: 0.5 } } };
    const { settings } = resolveSettings({ seed: 7 }, loaded, assignments);
    expect(settings).toMatchObject({ seed: 7, jobs: 2, limits: { caseWallMs: 500 } });
    expect(settings.own).toEqual({ values: { folder: 'p' }, folder: '/course' });
    const flags = { seed: 7, folder: 'q' };
    const flagged = resolveSettings(flags, loaded, assignments).settings;
    expect(flagged.own.values).toEqual({ folder: join(process.cwd(), 'q') });
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
    expect(() => resolveSettings({ assignment: 'sampel' }, none, assignments)).toThrow(
      'There is no assignment "sampel".',
    );
    expect(() => resolveSettings({ assignment: 'plain', language: 'typescript' }, none, assignments)).toThrow(
      'The assignment plain cannot be graded in "typescript".',
    );
  });
});

describe('settings that assignments bring', () => {
  const bringing = (key: string): Assignment => ({
    ...plainAssignment,
    settings: { schema: { [key]: z.string().optional() }, summary: () => ({}) },
  });

  it('are unknown where no assignment brings them', () => {
    expect(() => parseConfig('folder: p', 'c.yaml', [])).toThrow('There is no setting "folder".');
    expect(() => parseConfig('weights: {timing: 1}', 'c.yaml', [])).toThrow('There is no setting "weights.timing".');
  });

  it('may be brought by several with the same schema', () => {
    const other = { ...sampleAssignment, id: 'other' };
    expect(Object.keys(configSchema([sampleAssignment, other, bringing('points')]).shape)).toContain('points');
  });

  it('must mean the same in all of them, and nothing else in the harness', () => {
    const clash = 'of the assignment plain has another meaning already.';
    expect(() => configSchema([sampleAssignment, bringing('folder')])).toThrow(`The setting "folder" ${clash}`);
    expect(() => configSchema([bringing('jobs')])).toThrow(`The setting "jobs" ${clash}`);
  });
});
