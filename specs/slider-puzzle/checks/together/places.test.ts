import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openGrader } from '../../../../harness/api/open-grader.ts';
import { submissionFolder } from '../../../../harness/testing/submission-folder.ts';
import { assignment8puzzle } from '../../../8puzzle/index.ts';

const flags = { allowWeakIsolation: true, jobs: 1, style: false, config: {} };
const grader = await openGrader({ ...flags, assignments: [assignment8puzzle] });
afterAll(() => grader.close());

/** The lines of code that the rules name, each with the rule. */
const linesNamed = async (name: string): Promise<string[]> => {
  const report = await grader.grade(submissionFolder(name), { only: ['rule*'] });
  const found = report.checks
    .filter(({ section }) => section === 'rules')
    .flatMap(({ id, cases }) =>
      cases.filter(({ verdict }) => verdict === 'failed').map(({ name: place }) => ({ id, place })),
    );
  return Promise.all(found.map(async ({ id, place }) => `${id}: ${await lineAt(name, place)}`));
};

/** `Board.java:12` as the text of that line. */
const lineAt = async (name: string, place: string): Promise<string> => {
  const [path = '', line = ''] = place.split(':');
  const text = await readFile(join(submissionFolder(name), path), 'utf8');
  return (text.split('\n')[Number(line) - 1] ?? '').trim();
};

describe('a broken rule is shown at its line', () => {
  it.each([
    [
      'java/failed/rule-imports',
      'rule-imports: Scanner in = new Scanner(new ByteArrayInputStream(board.toString().getBytes()));',
    ],
    ['java/failed/rule-own-min-pq', 'rule-queue: class MinPQ<Key extends Comparable<Key>> {'],
    [
      'java/failed/rule-java-util-queue',
      'rule-queue: private final PriorityQueue<Position> open = new PriorityQueue<>(new ByPriority());',
    ],
    [
      'java/failed/rule-static-cache',
      'rule-static-state: private static final java.util.Map<String, Integer> DISTANCES = new java.util.HashMap<>();',
    ],
    ['java/failed/rule-comparable-board', 'rule-interfaces: public class Board implements Comparable<Board> {'],
    ['java/failed/rule-public-helper', 'rule-public-api: public class Way {'],
    ['java/failed/rule-keeps-search', 'rule-solver-fields: private final Search search;'],
    ['typescript/compile-error/foreign-module', "rule-imports: import { format } from 'node:util';"],
    ['typescript/failed/rule-own-queue', 'rule-queue: export class MinPQ<T extends Ordered<T>> {'],
    ['typescript/failed/rule-module-cache', 'rule-static-state: export const distances = new Map<string, number>();'],
    ['typescript/failed/rule-implements', 'rule-interfaces: export class Board implements Comparable<Board> {'],
    ['typescript/failed/rule-exported-helper', 'rule-public-api: export class Format {'],
    [
      'typescript/failed/memory-solver-keeps-queue',
      'rule-solver-fields: private pq = new MinPQ<SearchNode>((a, b) => a.priority - b.priority);',
    ],
  ])('%s', async (name, line) => {
    expect(await linesNamed(name)).toEqual([line]);
  });
});
