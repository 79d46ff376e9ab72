import { describe, expect, it } from 'vitest';
import type { CaseResult } from '../../contracts/report.ts';
import { plainOptions } from '../../testing/formats/options.ts';
import { aCase, compilation, passedReport } from '../../testing/reports/passed.ts';
import { text } from '../text.ts';

const error = (name: string, more: Partial<CaseResult> = {}): CaseResult =>
  aCase(name, { verdict: 'failed', message: 'cannot find symbol', ...more });

const rendered = (...cases: CaseResult[]): string =>
  text.render(passedReport({ checks: [{ ...compilation, verdict: 'failed', cases }] }), plainOptions);

const sentence = 'What other methods need must be a field. ';

describe('what the compiler says, on one screen', () => {
  it('ends no hint in the middle of a sentence, however many errors follow', () => {
    const first = error('Board.java:1:1', { hint: sentence.repeat(6).trim() });
    for (const others of [0, 1, 9]) {
      const shown = rendered(
        first,
        ...Array.from({ length: others }, (_, index) => error(`Board.java:${String(index)}:1`)),
      );
      expect(shown.replaceAll(/\s+/gu, ' ').split(sentence.trim())).toHaveLength(7);
    }
  });

  it('counts no error as left out that its heading tells', () => {
    const lacking = ['There is no class Board.', 'There is no class Solver.'];
    const shown = rendered(...lacking.map((message, index) => error(String(index), { message, expected: 'a class' })));
    expect(shown).not.toContain('more error');
  });

  it('tells all of what was expected and found', () => {
    const message =
      'method swapped cannot be applied to given types;\n  required: int,int\n  found:    int\n  reason: length';
    expect(rendered(error('Board.java:1:1', { message }))).toContain('reason: length\n');
  });

  it('has the first lines, and the code, where all of it is longer than there is room for', () => {
    const message = Array.from({ length: 9 }, (_, line) => `overload ${String(line)}`).join('\n');
    const long = error('Board.java:1:1', { message, hint: sentence.repeat(6).trim(), reproduction: ['the code', '^'] });
    const notes = Array.from({ length: 30 }, () => 'A note.');
    const checks = [{ ...compilation, verdict: 'failed' as const, cases: [long] }];
    const shown = text.render(passedReport({ checks, notes }), plainOptions);
    expect(shown).toMatch(/overload 0\n[^]* \.\.\.\n *the code\n/u);
  });

  it('cuts a long line, and keeps the place in view', () => {
    const code = `${'    '.repeat(20)}if (tiles[0][0] != 0) return swapped(0, 0, 0);`;
    const pointer = `${' '.repeat(code.indexOf('swapped'))}^`;
    const lines = rendered(error('Board.java:1:1', { reproduction: [code, pointer] })).split('\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
    const mark = lines.findIndex((line) => /^ +\^$/u.test(line));
    expect(lines[mark - 1]?.slice(lines[mark]?.indexOf('^'))).toMatch(/^swapped/u);
  });
});

describe('how to ask what a check measures', () => {
  it('is a command on one line, with the options that it needs', () => {
    const explainOptions = " --assignment 'our courses/fall 2026/course.ts'";
    const shown = text.render(passedReport(), { ...plainOptions, explainOptions });
    expect(shown).toContain(`grade explain board-1a${explainOptions} `);
  });
});
