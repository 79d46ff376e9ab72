/** Failed checks as judges make them, for tests. */
import { judgedCase } from '../../../../harness/engine/case-result.ts';
import type { Judgement } from '../../../../harness/contracts/check.ts';
import type { CheckResult } from '../../../../harness/contracts/report.ts';
import { aCheck } from '../../../../harness/testing/reports/passed.ts';
import { notation } from '../../../../harness/languages/java/notation.ts';
import { at } from '../../../../reference/puzzle/at.ts';
import { neighborsOfNeighborsChecks } from '../../checks/board/neighbors-of-neighbors.ts';
import { contextIn } from '../../testing/integrity.ts';
import { judging, RightBoard, rightClasses } from '../../testing/simulation.ts';
import { judgeBoolean } from '../../judges/boolean.ts';
import { asking, value } from '../../testing/observed.ts';
import { firstFailure } from '../../questions/question-context.ts';

const silence = { head: '', tail: '', bytes: 0 };
const facts = { observations: [], out: silence, err: silence, reproduction: [] };

/** A check whose cases were judged so. */
export const judged = (id: string, ...judgements: readonly Judgement[]): CheckResult =>
  aCheck(id, { verdict: 'failed', cases: judgements.map((one) => judgedCase('1', one, facts)) });

/** An equals() that answers the opposite. */
export const wrongEquals = (expected: boolean): CheckResult =>
  judged('board-10b', judgeBoolean({ ...asking, call: 'equals(y)' }, { expected, hint: '' }, value(!expected)));

/** Boards of this generation, and later ones, have a neighbor too few: 0 are those that callers make. */
export const nestedFrom = (generation: number): CheckResult => {
  class Board extends RightBoard {
    override neighbors(): Iterable<RightBoard> {
      return [...super.neighbors()].slice(this.generation < generation ? 0 : 1);
    }
  }
  const check = at(neighborsOfNeighborsChecks(contextIn(notation)), 1);
  return judged(check.id, firstFailure(judging(check, { ...rightClasses, Board })));
};
