import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Loss } from './loss.ts';
import { optionsOf, proveCommand } from './options.ts';
import { originOf } from './origin.ts';
import { checkRows, fourNumbers, idleLines, originLine, withFigures } from './write-docs.ts';

const marks = ['<!-- figures -->', '<!-- end of figures -->'] as const;

describe('the figures of a page', () => {
  it('stand between its marks, in place of those before', () => {
    const page = `Before\n\n${marks[0]}\n\nold\n\n${marks[1]}\n\nAfter\n`;
    expect(withFigures(page, ['new'])).toBe(page.replace('old', 'new'));
  });

  it('need marks', () => {
    expect(() => withFigures('A page without figures.', [])).toThrow('no place for figures');
  });

  it.each(['docs/proof.md', 'README.md'])('have a place in %s', (path) => {
    expect(withFigures(readFileSync(path, 'utf8'), ['new'])).toContain('\n\nnew\n\n');
  });

  it('say of which day and which code they are, and what they were made with', () => {
    const options = optionsOf(proveCommand().parse(['--seeds', '2', '--load', '0'], { from: 'user' }));
    expect(originOf(new Date('2026-11-30T12:00:00Z'))).toMatch(/^2026-11-30(, commit [0-9a-f]{7,}.*)?$/);
    expect(originLine(options, '2026-11-30, commit 1a2b3c4d')).toMatch(
      /^Of 2026-11-30, commit 1a2b3c4d\. Seeds: 2 for mutants made by hand, 1 .*, 2 for .* load: 0\.$/,
    );
  });

  it('have a family of checks in one line, but for those that a fault hangs on', () => {
    const figure = (id: string, kills: number, ...alone: string[]) => ({ id, kills, alone });
    const figures = [
      figure('board-1a', 9),
      figure('timing-2-puzzle20', 3),
      figure('timing-2-puzzle21', 6, 'java/a/slow', 'java/a/slower', 'typescript/a/slow'),
      figure('timing-2-puzzle22', 4),
    ];
    expect(checkRows(figures)).toEqual([
      ['`board-1a`', 9, 0, ''],
      ['`timing-2-*` (2)', '3 to 4', 0, ''],
      ['`timing-2-puzzle21`', 6, 3, '`a/slow`, `java/a/slower`'],
    ]);
  });

  it('name the checks that kill nothing, in families as well', () => {
    const idle = ['growth-twin', 'growth-equals', 'rule-queue'].map((id) => ({ id, kills: 0, alone: [] }));
    expect(idleLines(idle)).toEqual(['Checks that no fault made by hand fails: `growth-*` (2), `rule-queue`', '']);
    expect(idleLines([])).toEqual([]);
  });

  it('are told of what was asked, and of nothing else', () => {
    const files = () => Promise.resolve({});
    const asked = { seed: null, load: 0, measured: {} };
    const losses: readonly Loss[] = [
      { ...asked, correct: { id: 'a', language: 'java', leads: true, files }, failing: [], score: 100 },
      { ...asked, correct: { id: 'b', language: 'java', leads: true, files }, failing: ['board-1a'], score: 99 },
    ];
    expect(fourNumbers({ results: [], losses })).toBe('Of 2 gradings of correct programs **1** lose points.');
  });
});
