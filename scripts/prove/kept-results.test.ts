import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { keepResults, keyOf } from './kept-results.ts';

const root = mkdtempSync(join(tmpdir(), 'kept-'));
afterAll(() => {
  rmSync(root, { recursive: true });
});

describe('kept results', () => {
  it('are found again under the same question, and under no other', () => {
    keepResults(root, 'v1').write(keyOf({ files: { a: '1' } }), { killed: true });
    expect(keepResults(root, 'v1').read(keyOf({ files: { a: '1' } }))).toEqual({ killed: true });
    expect(keepResults(root, 'v1').read(keyOf({ files: { a: '2' } }))).toBeUndefined();
  });

  it('are not those of another state of the grader', () => {
    expect(keepResults(root, 'v2').read(keyOf({ files: { a: '1' } }))).toBeUndefined();
  });

  it('are asked again when they cannot be read', () => {
    const kept = keepResults(root, 'v1');
    const [file = ''] = readdirSync(join(root, 'v1'));
    writeFileSync(join(root, 'v1', file), '{ half');
    expect(kept.read(keyOf({ files: { a: '1' } }))).toBeUndefined();
  });
});
