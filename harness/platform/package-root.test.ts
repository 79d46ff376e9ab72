import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot, rootAbove } from './package-root.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

describe('packageRoot', () => {
  it('is the folder of our own package.json', () => {
    expect(JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8'))).toMatchObject({
      name: '8puzzle-grader',
    });
  });

  it('passes over the package.json of somebody else, as dist/ may have one', () => {
    const root = scratchFolder('package-root');
    mkdirSync(join(root, 'dist', 'harness'), { recursive: true });
    writeFileSync(join(root, 'package.json'), '{"name":"8puzzle-grader"}');
    writeFileSync(join(root, 'dist', 'package.json'), '{"type":"module"}');
    expect(rootAbove(join(root, 'dist', 'harness', 'package-root.js'))).toBe(root);
  });

  it('says what to do when no folder is ours', () => {
    expect(() => rootAbove(join(tmpdir(), 'nowhere', 'file.js'))).toThrow('No package.json of 8puzzle-grader');
  });
});
