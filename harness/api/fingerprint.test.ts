/** Two gradings that ask the same have one fingerprint, wherever files lie. */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openGrader, type OpenOptions } from '../../index.ts';
import { plainAssignment } from '../testing/assignments.ts';
import { resolveSettings } from '../config/resolve.ts';
import type { Assignment } from '../contracts/assignment.ts';
import { java } from '../languages/java/index.ts';
import { findJdk } from '../languages/java/jdk.ts';
import { locateRuntime } from '../languages/java/runtime.ts';
import { openGrader as openWith } from './open-grader.ts';
import { fingerprintOf } from './fingerprint.ts';
import { unexplained } from '../testing/unexplained.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const folder = scratchFolder('fingerprint');

/** A course's settings with its own inputs and library, in a folder of this name. */
const courseAt = async (name: string, jar: string): Promise<string> => {
  const course = join(folder, name);
  await mkdir(join(course, 'inputs'), { recursive: true });
  await cp('fixtures/puzzles/puzzle04.txt', join(course, 'inputs', 'puzzle04.txt'));
  await writeFile(join(course, 'library.jar'), jar);
  await writeFile(join(course, 'c.yaml'), 'assignment: comp204\npuzzles: inputs\nalgs4Jar: library.jar\n');
  return course;
};

const fingerprint = async (options: OpenOptions): Promise<string> => {
  const grader = await openGrader(options);
  try {
    return await grader.fingerprint();
  } finally {
    await grader.close();
  }
};

describe('the fingerprint', () => {
  it('is that of the same settings in another folder', async () => {
    const [here, there] = await Promise.all(['here', 'there'].map((name) => courseAt(name, 'a jar')));
    const before = await fingerprint({ config: join(here ?? '', 'c.yaml') });
    expect(await fingerprint({ config: join(there ?? '', 'c.yaml') })).toBe(before);
  });

  it('is that of the same inputs by another path', async () => {
    const [one, other] = await Promise.all(['one', 'other'].map((name) => courseAt(name, 'a jar')));
    const withInputs = (course = ''): Promise<string> =>
      fingerprint({ assignment: 'comp204', puzzles: join(course, 'inputs') });
    expect(await withInputs(other)).toBe(await withInputs(one));
  });

  it('is that of other weights, though a check moves to another section by them', async () => {
    const by = (config: OpenOptions['config']): Promise<string> => fingerprint({ assignment: '8puzzle', config });
    expect(await by({ weights: { integration: 10 } })).toBe(await by({}));
  });

  it('is another one when the content of a file that the settings name has changed', async () => {
    const config = join(await courseAt('course', 'a jar'), 'c.yaml');
    const before = await fingerprint({ config });
    await courseAt('course', 'another jar');
    expect(await fingerprint({ config })).not.toBe(before);
  });

  it.each([
    [new Map([['a', 1]]), new Map([['a', 2]])],
    [new Set([1]), new Set([2])],
    [/a/, /b/],
  ])('is another one when a schema of the course gives %s and not %s', async (one, other) => {
    const { settings } = resolveSettings({}, { file: null, config: {} }, [plainAssignment]);
    const by = (value: unknown): Promise<string> =>
      fingerprintOf({
        settings: { ...settings, own: { ...settings.own, values: { value } } },
        ...{ grader: '1.0.0', seeds: { seed: 1, hiddenSeed: 1 }, tier: 'full', prepared: [], cacheDir: folder },
      });
    expect(await by(one)).not.toBe(await by(other));
  });

  it('does not tell whether the runtime image is built yet', async () => {
    const jdk = findJdk();
    if (typeof jdk === 'string') throw new Error(jdk);
    const [cacheDir, instruments] = [join(folder, 'cache'), join(folder, 'instruments')];
    const facts = { api: [], instruments, modules: [], optionalModules: [], scan: [] };
    const prepared = [{ assignment: plainAssignment, language: java, facts, checks: [] }];
    const { settings } = resolveSettings({}, { file: null, config: {} }, [plainAssignment]);
    const now = (): Promise<string> =>
      fingerprintOf({ grader: '1.0.0', settings, seeds: { seed: 1, hiddenSeed: 1 }, tier: 'full', prepared, cacheDir });
    const before = await now();
    await mkdir(locateRuntime(jdk, instruments, cacheDir).dir, { recursive: true });
    expect(await now()).toBe(before);
  });

  it('is none where settings name a check that no assignment has, and tells the place', async () => {
    const facts = { section: 'api', group: '', title: '', needs: [], cases: [], explanation: unexplained };
    const having = (id: string): Assignment => ({
      ...{ ...plainAssignment, id },
      prepare: () => Promise.resolve({ checks: [{ id: `${id}-1`, ...facts }], tables: [], notes: [] }),
    });
    const file = join(folder, 'off.yaml');
    const by = async (text: string): Promise<string> => {
      await writeFile(file, text);
      const grader = await openWith({ assignments: [having('one'), having('other')], config: file });
      return grader.fingerprint();
    };
    expect(await by('checks:\n  off: [other-1]\n')).toMatch(/^[0-9a-f]{64}$/);
    const wrong = { code: 'unknown-check', blame: 'usage', where: `${file}:2:18` };
    await expect(by('checks:\n  off: [other-1, othre-1]\n')).rejects.toMatchObject(wrong);
  });

  it('is there for a module that imports types from a file that Node does not look for', async () => {
    const module = join(folder, 'course.ts');
    const example = JSON.stringify(resolve('examples/percolation/course.ts'));
    await writeFile(module, `import type { One } from './one.js';\nexport { default } from ${example};\n`);
    expect(await fingerprint({ assignment: module })).toMatch(/^[0-9a-f]{64}$/);
  });
});
