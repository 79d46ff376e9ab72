import { expect, it } from 'vitest';
import { notation } from '../../../../harness/languages/java/notation.ts';
import { goal } from '../../../../reference/puzzle/tiles.ts';
import { object, thrown, value } from '../../judges/observed.ts';
import type { Command } from './after-use-commands.ts';
import { judgeCommands } from './after-use-model.ts';

it('a call that throws where it gave an answer before is told with what it threw', () => {
  const commands: readonly Command[] = [
    { do: 'make', as: 'solver' },
    { do: 'ask', on: 'solver', method: 'moves' },
    { do: 'ask', on: 'solver', method: 'moves' },
  ];
  const sequence = { context: { notation }, commands, posed: { tiles: goal(3), moves: 0 } };
  const judged = judgeCommands(sequence, [object, object, value(0), thrown('java.lang.NullPointerException')]);
  expect(judged).toMatchObject({
    expected: '0',
    actual: 'java.lang.NullPointerException at Board.java:7 (in Board.ask)',
  });
});
