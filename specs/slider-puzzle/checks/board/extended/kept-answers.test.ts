import { expect, it } from 'vitest';
import { notation } from '../../../../../harness/languages/java/notation.ts';
import { goal } from '../../../../../reference/puzzle/tiles.ts';
import { currentEdition } from '../../../edition.ts';
import { object, thrown, value } from '../../../testing/observed.ts';
import type { Command } from './commands.ts';
import { judgeKeptAnswers } from './kept-answers.ts';
import { methodsAndHash, methodsOf } from './methods.ts';

const context = {
  ...{ puzzles: new Map(), seed: 1, language: 'java', notation, edition: currentEdition },
  checkSet: 'extended' as const,
};

it('a call that throws where it gave an answer before is told with what it threw', () => {
  const commands: readonly Command[] = [
    { do: 'make', as: 'board' },
    { do: 'ask', on: 'board', method: 'hamming' },
    { do: 'ask', on: 'board', method: 'hamming' },
  ];
  const sequence = { context, methods: methodsOf(currentEdition), commands, tiles: goal(3) };
  const judged = judgeKeptAnswers(sequence, [object, value(0), thrown('java.lang.NullPointerException')]);
  expect(judged).toMatchObject({
    expected: '0',
    actual: 'java.lang.NullPointerException at Board.java:7 (in Board.ask)',
  });
});

it.each([
  ['one board, and fails', 'board', false],
  ['two boards, and passes', 'other', true],
])('hash codes differ of %s', (_, on, passed) => {
  const commands: readonly Command[] = [
    { do: 'make', as: 'board' },
    { do: 'make', as: 'other' },
    { do: 'ask', on: 'board', method: 'hashCode' },
    { do: 'ask', on, method: 'hashCode' },
  ];
  const methods = methodsAndHash(context);
  const judged = judgeKeptAnswers({ context, methods, commands, tiles: goal(3) }, [object, object, value(1), value(2)]);
  expect(judged).toMatchObject({ passed });
});
