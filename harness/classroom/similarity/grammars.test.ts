import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { grammarPath } from './grammars.ts';

describe('a grammar', () => {
  it.each(['java', 'typescript'] as const)('of %s is found in a development tree', (language) => {
    expect(grammarPath(language)).toMatch(/node_modules[\\/]tree-sitter-\w+[\\/]tree-sitter-\w+\.wasm$/);
  });

  it('is found beside the compiled code first', async () => {
    const folder = scratchFolder('grammars');
    const built = join(folder, 'grammars', 'tree-sitter-java.wasm');
    await mkdir(join(folder, 'grammars'));
    await cp(grammarPath('java'), built);
    expect(grammarPath('java', folder)).toBe(built);
  });
});
