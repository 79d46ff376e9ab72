import { expect, it } from 'vitest';
import type { Observation } from '../../../harness/contracts/protocol.ts';
import type { CheckResult } from '../../../harness/contracts/report.ts';
import { inLocale } from '../../../harness/messages/in-locale.ts';
import { makeLocale, type Translated } from '../../../harness/messages/messages.ts';
import { aCase, aCheck } from '../../../harness/testing/reports/passed.ts';
import { judgeSize, solverHint } from '../checks/memory/judge.ts';
import { asking, value } from '../testing/observed.ts';
import { judgeSameAnswers } from '../judges/same-answers.ts';
import { consequenceOf } from './consequences.ts';
import { judged, nestedFrom, wrongEquals } from './testing/judged.ts';

/** No call is at its beginning, and no sentence has the order of the English one. */
const texts: readonly (readonly [string, Translated])[] = [
  ['boolean.wrongValue', 'Auf {on} gab {call} {value} statt {right}.'],
  ['neighbors.wrong', '{faults} (Brett: {on}; Aufruf: {call}).'],
  ['neighbors.missing', 'Es fehlt: {boards}'],
  ['board-6.neighborOf', '{neighbor}, das von {board} aus erreicht wird'],
  ['shown.board', 'dem Brett {board}'],
  ['same-answers.notKept', 'Auf {on} gibt nach {after} der Aufruf {call} etwas anderes.'],
  ['same-answers.firstHint', 'Ohne dass vorher etwas aufgerufen wird, antwortet {call} anders.'],
  ['memory.size.tooLarge', 'Erlaubt sind {limit} ({rule}), doch {what} hat {bytes}.'],
  ['memory.size.solverHint', 'Sie speichert mehr, als sie muss. Keine Kopien der Nachbarn!'],
];
const inGerman = (work: () => void): void => {
  inLocale(makeLocale('de', new Map(texts)), work);
};

const failed = (id: string, message: string | null = null): CheckResult =>
  aCheck(id, { verdict: 'failed', cases: [aCase('1', { verdict: 'failed', message })] });
const follows = (check: CheckResult, from: CheckResult): string | null => consequenceOf(check, [check, from]);

const tooLarge = (): CheckResult => {
  const limit = { limit: 5_000, rule: '1 + 1', reference: null };
  const seen: Observation = {
    ...{ kind: 'size', method: 'growth', bytes: 9_000, parts: null, shared: [] },
    ...{ queues: null, instances: 0, types: [] },
  };
  return judged(
    'memory-solver-puzzle20',
    judgeSize({ what: 'ein Solver', reproduction: [], hint: solverHint }, seen, () => limit),
  );
};

/** Of two objects, on which it was called first. */
const otherFirst = (id: string, method: string): CheckResult => {
  const call = { method, perObject: false, hint: '' };
  const calls = [0, 1].map((object) => ({ ...call, object, observations: [value(object)] }));
  return judged(id, judgeSameAnswers(asking, calls));
};

it('checks follow from others in every language', () => {
  inGerman(() => {
    const api = failed('api', '`public boolean equals(Board y)` weicht von der Vorgabe ab.');
    expect(follows(wrongEquals(true), api)).toBe('api');
    expect(follows(wrongEquals(false), api)).toBeNull();
    const late = aCheck('integration-solution', { verdict: 'timed-out' });
    expect(follows(late, wrongEquals(true))).toBe('board-10b');
    expect(follows(nestedFrom(0), failed('board-5a'))).toBe('board-5a');
    expect(follows(nestedFrom(1), failed('board-5a'))).toBeNull();
    expect(follows(tooLarge(), failed('rule-solver-fields'))).toBe('rule-solver-fields');
    expect(follows(otherFirst('board-2a', 'manhattan'), otherFirst('board-12', 'manhattan'))).toBe('board-12');
    expect(follows(otherFirst('board-2a', 'manhattan'), otherFirst('board-12', 'hamming'))).toBeNull();
    expect(follows({ ...nestedFrom(0), id: 'board-18' }, failed('board-5a'))).toBe('board-5a');
  });
});
