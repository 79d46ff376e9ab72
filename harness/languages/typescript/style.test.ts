import { describe, expect, it } from 'vitest';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from '../../platform/cache-dir.ts';
import type { StyleResult } from '../../contracts/language.ts';
import { typescript } from './index.ts';
import { prepareLintPackages } from './lint-packages.ts';
import { contextOf, factsOf, submissionOf } from '../../testing/typescript.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';

const styleOf = async (files: Readonly<Record<string, string>>, wallMs = 60_000): Promise<StyleResult> => {
  const submission = submissionOf(files, { Sample: 'Sample.ts' });
  const [result] = (await typescript.style?.(submission, null, await contextOf(factsOf(), wallMs))) ?? [];
  if (result === undefined) throw new Error('no result');
  return result;
};

describe('ESLint on a TypeScript submission', () => {
  it('takes files in folders of long names', async () => {
    const path = `${'folder/'.repeat(300)}other.ts`;
    const { findings } = await styleOf({
      'Sample.ts': 'export class Sample {}',
      [path]: 'var old = 1;\nexport { old };',
    });
    expect(findings.map((finding) => finding.path)).toEqual([path]);
  });

  it('reads files whose ending has capitals, or whose folder has a name that ESLint leaves out', async () => {
    const text = 'var old = 1;\nexport { old };';
    const files = { 'Sample.ts': 'export class Sample {}', 'OLD.TS': text, 'node_modules/old.ts': text };
    const { findings } = await styleOf(files);
    expect(findings.map(({ path }) => path)).toEqual(['OLD.TS', 'node_modules/old.ts']);
  });

  it('tells rule, place and message', async () => {
    const { tool, version, notRun, findings } = await styleOf({
      'Sample.ts': 'export class Sample {\n  run(x: any): void {\n    let y = 1;\n    console.log(x, y);\n  }\n}\n',
      'src/other.ts': 'var old = 1;\nexport { old };\n',
    });
    expect([tool, notRun]).toEqual(['ESLint', null]);
    expect(version).toMatch(/^\d+\.\d+\.\d+ with typescript-eslint \d+\.\d+\.\d+$/);
    expect(findings).toEqual([
      {
        path: 'Sample.ts',
        line: 2,
        column: 10,
        rule: '@typescript-eslint/no-explicit-any',
        message: 'Unexpected any. Specify a different type.',
      },
      {
        path: 'Sample.ts',
        line: 3,
        column: 9,
        rule: 'prefer-const',
        message: "'y' is never reassigned. Use 'const' instead.",
      },
      {
        path: 'src/other.ts',
        line: 1,
        column: 1,
        rule: 'no-var',
        message: 'Unexpected var, use let or const instead.',
      },
    ]);
  });

  it('is not told what to do by the submission', async () => {
    const { findings } = await styleOf({
      'Sample.ts': '/* eslint-disable */\nexport class Sample {}\n// eslint-disable-next-line\ndebugger;\n',
      'eslint.config.ts': "import { ignores } from './ignores';\nexport default [ignores];\n",
      'ignores.ts': "export const ignores = { ignores: ['**'] };\n",
    });
    expect(findings.map(({ rule, line }) => [rule, line])).toEqual([['no-debugger', 4]]);
  });

  it('leaves what cannot be parsed to the compiler', async () => {
    expect(await styleOf({ 'Sample.ts': 'export class {', 'other.ts': 'debugger;\n' })).toMatchObject({
      notRun: null,
      findings: [{ path: 'other.ts', rule: 'no-debugger' }],
    });
  });

  it('says so when a file is too much for it, and goes on with the others', async () => {
    const deep = `export const x = 1${' + 1'.repeat(20_000)};`;
    const { notRun, findings } = await styleOf({ 'Sample.ts': deep, 'other.ts': 'debugger;\n' });
    expect(notRun).toBe('It gave up on Sample.ts: the source is nested too deeply.');
    expect(findings).toMatchObject([{ path: 'other.ts' }]);
  });

  it('says so when it takes too long', async () => {
    const long = `export {};\n${'void 0;\n'.repeat(20_000)}`;
    expect((await styleOf({ 'Sample.ts': long }, 1)).notRun).toMatch(/took longer/);
  });

  it('has its packages there once a machine is prepared', async () => {
    const cache = scratchFolder('prepared');
    await typescript.installOptionalTools?.(cache);
    expect(readdirSync(join(cache, 'typescript'))).toEqual([expect.stringMatching(/^lint-/)]);
  });

  it('has its packages in one folder of the cache', async () => {
    const packages = await prepareLintPackages(cacheDir());
    expect(packages?.folder.startsWith(join(cacheDir(), 'typescript', 'lint-'))).toBe(true);
  });
});
