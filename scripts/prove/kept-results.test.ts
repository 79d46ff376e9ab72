import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { graderVersion, hashedFiles, keepResults, keyOf } from './kept-results.ts';
import { scratchFolder } from '../../harness/testing/scratch-folder.ts';

const root = scratchFolder('kept');

describe('kept results', () => {
  it('are found again under the same question, and under no other', () => {
    keepResults(root, 'v1').write(keyOf({ files: { a: '1' } }), { killed: true });
    expect(keepResults(root, 'v1').read(keyOf({ files: { a: '1' } }))).toEqual({ killed: true });
    expect(keepResults(root, 'v1').read(keyOf({ files: { a: '2' } }))).toBeUndefined();
  });

  it('are not those of another state of the grader', () => {
    expect(keepResults(root, 'v2').read(keyOf({ files: { a: '1' } }))).toBeUndefined();
    expect(graderVersion('JAVA_VERSION="17"')).not.toBe(graderVersion('JAVA_VERSION="21"'));
  });

  it('depend on every module that says what is asked and what is kept', () => {
    const imported = ['answer', 'grading'].flatMap((name) => {
      const text = readFileSync(join(import.meta.dirname, `${name}.ts`), 'utf8');
      return [...text.matchAll(/from '\.\/(.+\.ts)'/g)].map(([, path]) => `scripts/prove/${path}`);
    });
    const own = 'scripts/prove/kept-results.ts';
    expect(imported.filter((path) => path !== own && !hashedFiles().includes(path))).toEqual([]);
  });

  it('are asked again when they cannot be read', () => {
    const kept = keepResults(root, 'v1');
    const [file = ''] = readdirSync(join(root, 'v1'));
    writeFileSync(join(root, 'v1', file), '{ half');
    expect(kept.read(keyOf({ files: { a: '1' } }))).toBeUndefined();
  });
});
