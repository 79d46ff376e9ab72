import { describe, expect, it } from 'vitest';
import type { BuildResult, Diagnostic } from '../contracts/language.ts';
import { judgeApi, judgeCompilation } from './build-checks.ts';

const diagnostic = (line: number, more: Partial<Diagnostic> = {}): Diagnostic => ({
  severity: 'error',
  path: 'Board.java',
  line,
  column: 5,
  code: 'E1',
  message: `message ${String(line)}`,
  excerpt: '    int n = oops;',
  ...more,
});

const judged = (...diagnostics: Diagnostic[]) => {
  const build: BuildResult = {
    program: null,
    diagnostics,
    api: [],
    gaveUp: null,
    toolchain: 'javac 17',
    code: null,
    scan: [],
    notes: [],
  };
  return judgeCompilation({ build, classes: ['Board'], missing: new Map() }, 'fail').cases;
};

describe('what the compiler said', () => {
  it('begins with the error to fix first, and says so', () => {
    const cases = judged(diagnostic(1), diagnostic(2, { fixFirst: true, cause: 'A brace is missing.' }));
    expect(cases.map(({ name }) => name)).toEqual(['Board.java:2:5', 'Board.java:1:5']);
    expect(cases[0]?.hint).toMatch(/^Fix this error first, .* A brace is missing\.$/u);
    expect(cases[1]?.hint).toBeNull();
  });

  it('tells a cause that several have once', () => {
    const cases = judged(
      diagnostic(1, { cause: 'It is not imported.' }),
      diagnostic(2, { cause: 'It is not imported.' }),
    );
    expect(cases.map(({ hint }) => hint)).toEqual(['It is not imported.', null]);
  });

  it('shows the line, with the place below it', () => {
    expect(judged(diagnostic(1))[0]?.reproduction).toEqual(['    int n = oops;', '    ^']);
  });

  it('shows no line that is cut before the place', () => {
    const excerpt = 'x'.repeat(500);
    const far = [400, 401].map((column) => judged(diagnostic(1, { column, excerpt }))[0]?.reproduction.length);
    expect(far).toEqual([2, 0]);
  });

  it('says once that warnings count', () => {
    const [warned, again] = judged(
      diagnostic(1, { severity: 'warning', cause: 'A type is missing.' }),
      diagnostic(2, { severity: 'warning' }),
    );
    expect(again?.hint).toBeNull();
    expect(warned?.hint).toMatch(/^A type is missing\. In this course, compiler warnings/u);
  });
});

it('fails files that hold no class, though the compiler has nothing to say of them', () => {
  const build: BuildResult = {
    ...{ program: null, diagnostics: [], gaveUp: null, toolchain: 'javac 17', code: null, scan: [], notes: [] },
    api: [
      {
        ...{ class: 'Board', kind: 'missing', expected: 'public class Board', found: null },
        ...{ path: 'Board.java', line: 1, column: 1, message: 'There is no class Board in Board.java.' },
      },
    ],
  };
  const submitted = { build, classes: ['Board'], missing: new Map() };
  expect(judgeCompilation(submitted, 'allow')).toMatchObject({
    verdict: 'failed',
    cases: [{ name: 'Board', message: 'There is no class Board in Board.java.' }],
  });
  expect(judgeApi(submitted).verdict).toBe('skipped');
});
