import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { notation } from '../../harness/languages/typescript/notation.ts';
import { cacheDir } from '../../harness/platform/cache-dir.ts';
import { allChecks } from '../../specs/slider-puzzle/checks/index.ts';
import { faults } from '../../specs/slider-puzzle/diagnosis/faults.ts';
import { modelFile, modelsPath, readModels } from '../../specs/slider-puzzle/diagnosis/models.ts';
import { nameOf } from '../../specs/slider-puzzle/diagnosis/signs.ts';
import { loadPuzzles } from '../../specs/slider-puzzle/puzzles/load-puzzles.ts';
import { namedFaults, namedRows } from '../prove/fault-names.ts';
import { allHandMade } from '../prove/hand-made.ts';

describe('the models of the diagnosis', () => {
  it('are of faults that can be told, and there is one for each of these', () => {
    expect([...new Set(readModels().all.map(({ fault }) => fault))].toSorted()).toEqual([...faults.keys()].toSorted());
    expect([...namedFaults()].toSorted()).toEqual([...faults.keys()].toSorted());
  });

  it('are asked about cases that there are', async () => {
    const { puzzles } = await loadPuzzles({ dir: null, cacheDir: cacheDir() });
    const { cases, seed } = modelFile.parse(JSON.parse(readFileSync(modelsPath(), 'utf8')));
    const checks = allChecks({ puzzles, seed, language: 'typescript', notation, checkSet: 'extended' });
    const names = new Map(checks.map((check) => [check.id, new Set(check.cases.map(nameOf))]));
    const gone = Object.entries(cases).flatMap(([id, all]) => all.filter((name) => names.get(id)?.has(name) !== true));
    expect(gone).toEqual([]);
  });

  it('are at least 100 programs with 60 faults', () => {
    expect(readModels().all.length).toBeGreaterThanOrEqual(100);
    expect(faults.size).toBeGreaterThanOrEqual(60);
  });

  it('have names for mutants that there are', () => {
    const rows = new Set(allHandMade().map(({ id }) => id.slice(id.lastIndexOf('/') + 1)));
    expect(namedRows().filter((row) => !rows.has(row))).toEqual([]);
  });

  it('show something of each fault that no other fault shows', () => {
    const signatures = new Map<string, Set<string>>();
    for (const { fault, signs } of readModels().all) {
      const text = JSON.stringify([...signs].map(([check, cases]) => [check, [...cases]]));
      signatures.set(text, (signatures.get(text) ?? new Set()).add(fault));
    }
    expect([...signatures.values()].filter((named) => named.size > 1).map((named) => [...named])).toEqual([]);
  });
});
