import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Case } from '../../../harness/contracts/check.ts';
import type { Notation } from '../../../harness/contracts/language.ts';
import { script, type Script } from '../../../harness/contracts/protocol.ts';
import { queueFiles } from '../puzzles/file-sets.ts';
import { puzzleNames } from '../puzzles/puzzle-names.ts';
import { hamming, manhattan, goal } from '../../../reference/puzzle/tiles.ts';
import type { Puzzle } from '../puzzles/puzzles.ts';
import { allChecks } from './index.ts';

/** A notation as plain as can be. */
const notation: Notation = {
  grid: (name, rows) => `${name} = ${JSON.stringify(rows)}`,
  construct: (name, type, args) => `${name} = ${type}(${args.join(', ')})`,
  call: (on, method, args) => `${on}.${method}(${args.join(', ')})`,
  asObject: (argument) => argument,
  comment: (text) => `# ${text}`,
  null: 'null',
  string: (text) => JSON.stringify(text),
};

const tiles = goal(3);
const puzzle = (name: string): Puzzle => ({
  name,
  tiles,
  solvable: !name.includes('unsolvable'),
  moves: name.includes('unsolvable') ? null : 0,
  hamming: hamming(tiles),
  manhattan: manhattan(tiles),
  queues: null,
});
const checksOf = (checkSet: 'official' | 'extended', names = puzzleNames) =>
  allChecks({
    puzzles: new Map(names.map((name) => [name, puzzle(name)])),
    seed: 1,
    language: 'java',
    notation,
    checkSet,
  });
const checks = checksOf('extended');

const nothing = { head: '', tail: '', bytes: 0 };
const prints = { out: nothing, err: nothing };

const scriptOf = (one: Case): Script | null => {
  if (one.kind === 'skipped' || one.kind === 'static') return null;
  if (one.kind === 'fixed') return one.script;
  if (one.kind === 'series') return one.series.script;
  return { ...one.script, rows: fc.sample(one.arbitrary, { seed: 1, numRuns: 3 }).map((input) => one.row(input)) };
};

const twoParts = (numbers: readonly string[]): string[] => numbers.flatMap((number) => [`${number}a`, `${number}b`]);

describe('the checks', () => {
  it('are the 26 of Board, the 26 of Solver and the 3 of the queue, in order', () => {
    const board = [...twoParts(['1', '2']), '3', ...twoParts(['4', '5', '6', '7', '8']), '9', '10a', '10b', '10c'];
    const solver = [
      '1',
      ...twoParts(['2', '3', '4']),
      '5',
      '6a',
      '6b',
      '7',
      '8',
      '9a',
      '9b',
      '10a',
      '10b',
      '10c',
      '11',
    ];
    const official = checksOf('official');
    expect(official.map(({ id }) => id)).toEqual([
      ...[...board, '11', '12', '13', '14', '15', '16', '17'].map((id) => `board-${id}`),
      ...[...solver, ...twoParts(['12', '13', '14', '15'])].map((id) => `solver-${id}`),
      ...['used', 'puzzle04-counts', 'priorities'].map((id) => `queue-${id}`),
    ]);
    expect(official.filter(({ group }) => group === 'Board')).toHaveLength(26);
    expect(official.filter(({ group }) => group === 'Solver')).toHaveLength(26);
  });

  it('have more in the extended set, and the official ones unchanged among them', () => {
    const beyond = ['board-18', 'board-19', 'board-20', 'board-21', 'solver-16', 'solver-17'];
    expect(checks.map(({ id }) => id).filter((id) => beyond.includes(id))).toEqual(beyond);
    const rest = checks.filter(({ id }) => !beyond.includes(id));
    expect(JSON.stringify(rest)).toBe(JSON.stringify(checksOf('official')));
  });

  it('have cases with different names, none of them skipped when all files are there', () => {
    for (const { cases } of checks) {
      expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
      expect(cases.length).toBeGreaterThan(0);
      expect(cases.filter(({ kind }) => kind === 'skipped')).toEqual([]);
    }
  });

  it('have scripts that the protocol accepts', () => {
    for (const one of checks.flatMap(({ cases }) => cases))
      expect(script.safeParse(scriptOf(one)).error).toBeUndefined();
  });

  it('put our Board under the Solver, and never under itself', () => {
    for (const { group, cases } of checks) {
      const expected = group === 'Board' ? [] : ['Board'];
      for (const one of cases) expect(scriptOf(one)?.substitute).toEqual(expected);
    }
  });

  it('judge an empty answer as failed, with words', () => {
    for (const one of checks.flatMap(({ cases }) => cases)) {
      if (one.kind !== 'fixed' && one.kind !== 'random') continue;
      const input = one.kind === 'random' ? fc.sample(one.arbitrary, { seed: 1, numRuns: 1 })[0] : null;
      const judgement =
        one.kind === 'random'
          ? one.judgeRow(input, [])
          : one.judge(
              one.script.rows.map(() => []),
              prints,
              [],
            );
      expect(judgement).toMatchObject({ passed: false, message: expect.stringMatching(/\S/) as string });
      const lines = one.kind === 'random' ? one.reproduce(input) : one.reproduction;
      expect(lines.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('skip what a course has no file for, and say so', () => {
    const without = checksOf('extended', []);
    const skipped = without.flatMap(({ cases }) => cases).filter(({ kind }) => kind === 'skipped');
    expect(skipped.length).toBeGreaterThan(200);
    expect(without.map(({ id }) => id)).toEqual(checks.map(({ id }) => id));
    expect(without.find(({ id }) => id === 'board-1a')?.cases[0]).toEqual({
      kind: 'skipped',
      name: 'puzzle04.txt',
      reason: 'The puzzle file puzzle04.txt is not among those given.',
    });
    for (const { cases } of without) expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  });

  it('ask for no file that the assignment does not name', () => {
    expect(queueFiles.priorities.filter((name) => !puzzleNames.includes(name))).toEqual([]);
  });

  it('ask the same with the same seed', () => {
    const again = checksOf('extended');
    const scripts = (all: typeof checks): unknown => all.flatMap(({ cases }) => cases).map(scriptOf);
    expect(scripts(again)).toEqual(scripts(checks));
  });
});
