import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../harness/platform/package-root.ts';
import { fixtureNames } from '../../harness/testing/fixture-names.ts';
import { allAttacks, attacksFolder } from './attack.ts';
import { readCatalogue, withFixtures } from './catalogue.ts';

const page = readFileSync(join(packageRoot(), 'docs', 'security.md'), 'utf8');
const entries = readCatalogue(page);
const attacks = allAttacks();
const tried = new Set(attacks.flatMap(({ catalogue }) => catalogue));

describe('the catalogue of attacks', () => {
  it('is numbered from 1 to 56', () => {
    expect(entries.map(({ number }) => number)).toEqual(Array.from({ length: 56 }, (_, index) => index + 1));
  });

  it('names exactly the fixtures that exist (to write them anew: node scripts/attacks/write-catalogue.ts)', () => {
    expect(page).toBe(withFixtures(page, attacks));
  });

  it('has every number that a fixture names', () => {
    const known = new Set(entries.map(({ number }) => number));
    expect([...tried].filter((number) => !known.has(number))).toEqual([]);
  });

  it.each(entries)('has a fixture or a reason for $number. $title', ({ number, untried }) => {
    expect(tried.has(number) !== (untried !== null)).toBe(true);
  });
});

describe('the fixtures', () => {
  it('are all described', () => {
    const folders = globSync('*/*', { cwd: attacksFolder() });
    expect(folders.filter((name) => !existsSync(join(attacksFolder(), name, 'attack.yaml')))).toEqual([]);
  });

  it.each(attacks)('are based on a submission that exists: $name', ({ base }) => {
    expect(fixtureNames()).toContain(base);
  });

  it.each(attacks.filter(({ like }) => like !== undefined))('are edits of an attack that exists: $name', ({ like }) => {
    expect(attacks.map(({ name }) => name)).toContain(like);
  });
});
