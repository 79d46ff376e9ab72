import { describe, expect, it } from 'vitest';
import type { Checkup } from './checkup.ts';
import { renderCheckup } from './table.ts';

const checkup: Checkup = {
  schema: '8puzzle-grader/doctor/v1',
  gradable: false,
  findings: [
    {
      id: 'node',
      title: 'Node',
      works: true,
      detail: ['v24.1.0 in use, /a/rather/'.padEnd(120, 'long/path/')],
      lost: null,
      remedy: null,
    },
    {
      id: 'language-x',
      title: 'X',
      works: false,
      detail: ['no compiler'],
      lost: 'X submissions cannot be graded; others can.',
      remedy: 'Install with: apt-get install x',
    },
    {
      id: 'sandbox',
      title: 'Sandbox',
      works: false,
      detail: ['tier none', 'not full: no'],
      lost: 'Nothing is graded.',
      remedy: `Start it so:\n    run ${'--option '.repeat(12)}`,
    },
  ],
  isolation: {
    tier: 'none',
    holds: false,
    attempts: [
      { id: 'read', leaked: false, promised: false, detail: 'ENOENT' },
      { id: 'environment', leaked: false, promised: false, detail: 'ENOENT' },
      { id: 'connect', leaked: true, promised: false, detail: 'a connection was made' },
    ],
    rejected: [{ tier: 'full', reason: 'Bubblewrap is not installed.' }],
    recipe: null,
  },
};

describe('renderCheckup', () => {
  const text = renderCheckup(checkup);

  it('fits a terminal of 80 columns and has no colour outside one', () => {
    const longest = Math.max(
      ...text
        .split('\n')
        .filter((line) => /[│┌└]/.test(line))
        .map((line) => line.length),
    );
    expect(longest).toBe(80);
    expect(text).not.toContain('\u001b');
  });

  it('cuts no path', () => {
    const cells = [...text.matchAll(/│ ([^│]*?) *│$/gm)].map(([, cell = '']) => cell);
    expect(cells.join('')).toContain('/a/rather/'.padEnd(120 - 'v24.1.0 in use, '.length, 'long/path/'));
  });

  it('names what works, what is missing, what held and what leaked', () => {
    expect(text).toMatch(/Node +│ works/);
    expect(text).toMatch(/X +│ missing +│ no compiler/);
    expect(text).toMatch(/read public files +│ held +│ does not exist inside \(ENOENT\)/);
    expect(text).toMatch(/use the network +│ leaked +│ a connection was made/);
  });

  it('indents all lines of what was tried', () => {
    expect(text).toMatch(/│ {3}see environment .*\n│ {3}variables of the .*\n│ {3}grader /);
  });

  it('says what is lost and what to do about it', () => {
    expect(text).toContain('X submissions cannot be graded; others can.\n  Install with: apt-get install x\n');
    expect(text).toContain('This machine cannot grade.');
  });

  it('leaves a command on one line, to be copied', () => {
    expect(text).toContain(`  Start it so:\n      run ${'--option '.repeat(12).trimEnd()}`);
  });
});
