import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('npm run licenses looks at all that comes with a package that is bundled', () => {
  const told = execFileSync(process.execPath, ['scripts/licenses.ts'], { encoding: 'utf8' });
  expect(told).toMatch(/^ {2}vega \d/m);
  expect(told).toMatch(/^ {2}robust-predicates \d/m);
});
