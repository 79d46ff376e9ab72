import { expect, it } from 'vitest';
import type { Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { notation } from '../../../../harness/languages/java/notation.ts';
import { goal } from '../../../../reference/puzzle/tiles.ts';
import { nothing, object, thrown, value } from '../../testing/observed.ts';
import type { Command } from './after-use-commands.ts';
import { judgeCommands } from './after-use-model.ts';

const judged = (commands: readonly Command[], seen: readonly Observation[]): Judgement =>
  judgeCommands({ context: { notation }, commands, posed: { tiles: goal(3), moves: 0 } }, [object, object, ...seen]);

it('a call that throws where it gave an answer before is told with what it threw', () => {
  const commands: readonly Command[] = [
    { do: 'make', as: 'solver' },
    { do: 'ask', on: 'solver', method: 'moves' },
    { do: 'ask', on: 'solver', method: 'moves' },
  ];
  expect(judged(commands, [value(0), thrown('java.lang.NullPointerException')])).toMatchObject({
    expected: '0',
    actual: 'java.lang.NullPointerException at Board.java:7 (in Board.ask)',
  });
});

it('a solution() that is null the second time is told so', () => {
  const commands: readonly Command[] = [
    { do: 'make', as: 'solver' },
    { do: 'solution', on: 'solver', as: 'first' },
    { do: 'solution', on: 'solver', as: 'second' },
  ];
  expect(judged(commands, [object, nothing])).toMatchObject({ expected: 'a solution', actual: 'null' });
  expect(judged(commands, [object, object]).passed).toBe(true);
});
