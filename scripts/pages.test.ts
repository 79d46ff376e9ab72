import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { bundle, pageScripts } from './pages.ts';

describe.each(pageScripts)('the page script $output', (page) => {
  it('is what its source makes (to write it anew: npm run pages)', async () => {
    expect(await readFile(page.output, 'utf8')).toBe(await bundle(page));
  });
});
