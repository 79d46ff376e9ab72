/** The harness speaks of no assignment: neither its code nor its comments and messages have words of one. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const domain = ['board', 'tile', 'manhattan', 'hamming', 'twin', 'puzzle', 'solver', 'neighbor', 'neighbour', 'algs'];

/** The name of this package has such a word; it stands in one file. */
const packageName = { file: 'harness/contracts/package-name.ts', text: '8puzzle-grader' };

/** What is made from the sources by a script, and what tests are made of. */
const exempt = /\.(?:test|verify)\.ts$|\/testing\/|\/fixtures\/|\/golden\/|\.bundle\.js$|\.schema\.json$/;

const files = execFileSync('git', ['ls-files', 'harness'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && !exempt.test(path));

/** Words of a text and of the identifiers in it: `drawBoards` has `draw` and `boards`, `keyboard` is one. */
const wordsOf = (text: string): string[] =>
  [...text.matchAll(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)].map(([word]) => word.toLowerCase());

const isOfDomain = (word: string): boolean =>
  domain.some((one) => [one, `${one}s`, `${one}ing`, `${one}ed`].includes(word));

const found = files.flatMap((path) => {
  const lines = [path, ...readFileSync(path, 'utf8').split('\n')];
  return lines.flatMap((line, index) => {
    const text = path === packageName.file ? line.replace(packageName.text, '') : line;
    return wordsOf(text).some(isOfDomain) ? [`${path}:${String(index)}  ${line.trim()}`] : [];
  });
});

describe('the harness', () => {
  it('has no word of the domain of an assignment', () => {
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((path) => path.endsWith('.java')).length).toBeGreaterThan(5);
    expect(found).toEqual([]);
  });
});

describe('the search for words', () => {
  it.each(['drawBoards', 'PUZZLES_DIR', 'algs4Jar', 'a tile', '8puzzle', 'neighbouring', 'MinPQ of Solver$Node'])(
    'finds %s',
    (text) => {
      expect(wordsOf(text).some(isOfDomain)).toBe(true);
    },
  );

  it.each(['keyboard', 'volatile', 'resolveRelative', 'hostile', 'between', 'SolverlessName'.toLowerCase()])(
    'leaves %s',
    (text) => {
      expect(wordsOf(text).some(isOfDomain)).toBe(false);
    },
  );
});
