/** What the assignments let a course set, and the committed files that describe it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findConfig, parseConfig } from '../harness/config/load.ts';
import { resolveSettings } from '../harness/config/resolve.ts';
import { configJsonSchema } from '../harness/config/schema.ts';
import { settingsSummary } from '../harness/report/settings-summary.ts';
import type { Assignment } from '../harness/contracts/assignment.ts';
import { assignments } from './index.ts';
import { libraryChoice } from './library-settings.ts';
import { limitsOf, puzzlesDirOf } from './slider-puzzle/settings.ts';

const none = { file: null, config: {} };
const official = { countFactor: 1.05 * 1.75, fairness: 'provable', secondsPerPuzzle: null, memoryFactor: 1.15 };

describe('the settings of the assignments', () => {
  it('are the official ones where the course sets none', () => {
    const { own } = resolveSettings({}, none, assignments).settings;
    expect(limitsOf(own)).toEqual(official);
    expect(puzzlesDirOf(own)).toBeNull();
    expect(libraryChoice(own)).toEqual({ defaultPackage: false, jar: null });
  });

  it('are read from a file, paths relative to it', () => {
    const text = 'puzzles: p\nalgs4: default-package\nalgs4Jar: lib/a.jar\ntiming: {limits: 2}\nmemory: {factor: 3}\n';
    const loaded = { file: '/course/c.yaml', config: parseConfig(text, '/course/c.yaml', assignments) };
    const { own } = resolveSettings({}, loaded, assignments).settings;
    expect(puzzlesDirOf(own)).toBe('/course/p');
    expect(libraryChoice(own)).toEqual({ defaultPackage: true, jar: '/course/lib/a.jar' });
    expect(limitsOf(own)).toEqual({ ...official, countFactor: 2, memoryFactor: 3 });
  });

  it('include the option --puzzles, relative to the working directory', () => {
    const flags = { jobs: 1, puzzles: 'q' };
    const loaded = { file: '/course/c.yaml', config: { puzzles: 'p' } };
    expect(puzzlesDirOf(resolveSettings(flags, loaded, assignments).settings.own)).toBe(join(process.cwd(), 'q'));
  });

  it.each([
    ['timing:\n  fairnes: official', 'c.yaml:2:3', 'There is no setting "timing.fairnes". Did you mean "fairness"?'],
    ['memory: {factor: 0}', 'c.yaml:1:18', '"memory.factor" must be at least 1, but is 0.'],
    ['algs4: name', 'c.yaml:1:8', '"algs4" must be "named" or "default-package", but is the text "name".'],
    ['puzles: p', 'c.yaml:1:1', 'There is no setting "puzles". Did you mean "puzzles"?'],
  ])('have errors with their place: %j', (text, where, message) => {
    try {
      parseConfig(text, 'c.yaml', assignments);
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ where });
      const { message: said, remedy } = error as { readonly message: string; readonly remedy?: string };
      expect(`${said} ${remedy ?? ''}`).toContain(message);
    }
  });

  it('stand in a report under the keys of the file', () => {
    const [first] = assignments as readonly [Assignment];
    const { settings } = resolveSettings({}, { file: '/course/c.yaml', config: { puzzles: 'a/b' } }, assignments);
    expect(settingsSummary(first, settings)).toMatchObject({
      puzzles: 'b',
      algs4: 'named',
      algs4Jar: 'none',
      'timing.limits': '1.8375',
      'timing.secondsPerPuzzle': 'default',
      'memory.factor': '1.15',
    });
  });
});

describe('the committed files', () => {
  it('include the JSON Schema as the grammar has it (to write it anew: npm run schemas)', async () => {
    const written = await readFile('harness/config/grader.config.schema.json', 'utf8');
    expect(written).toBe(configJsonSchema(assignments));
  });

  it('include a configuration that changes nothing, and so holds for every assignment', async () => {
    const loaded = await findConfig({ config: 'grader.config.yaml' }, assignments);
    const { settings, minScore } = resolveSettings({}, loaded, assignments);
    expect({ settings, minScore }).toEqual({
      settings: resolveSettings({}, none, assignments).settings,
      minScore: null,
    });
  });

  it('include the defaults of 8puzzle there as comments', async () => {
    const text = await readFile('grader.config.yaml', 'utf8');
    const shown = text.replaceAll(/^# (?:weights|timing|memory):\n(?:# {3}(?!secondsPerPuzzle).*\n)+/gm, (block) =>
      block.replaceAll(/^# /gm, ''),
    );
    const loaded = { file: null, config: parseConfig(shown, 'shown.yaml', assignments) };
    const { settings } = resolveSettings({}, loaded, assignments);
    const weights = { compilation: 5, api: 5, correctness: 60, memory: 10, timing: 20 };
    const plain = resolveSettings({}, none, assignments).settings;
    const information = { integration: 0, integrity: 0, performance: 0, rules: 0, style: 0 };
    expect({ ...settings, own: null }).toEqual({ ...plain, own: null, weights: { ...weights, ...information } });
    expect(limitsOf(settings.own)).toEqual(limitsOf(plain.own));
    expect(libraryChoice(settings.own)).toEqual(libraryChoice(plain.own));
  });
});
