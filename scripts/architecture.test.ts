import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const javaSources = globSync('harness/languages/**/*.java', { cwd: root });

/** Comments may give examples. */
const code = (path: string): string => readFileSync(join(root, path), 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '');

/** ESLint has the same rule for TypeScript. */
describe('the probe of a language', () => {
  it('has sources that are looked at here', () => {
    expect(javaSources.length).toBeGreaterThan(5);
  });

  it.each(javaSources)('knows no class of an assignment: %s', (path) => {
    expect(code(path)).not.toMatch(/\b(Board|Solver)\b/);
  });
});
