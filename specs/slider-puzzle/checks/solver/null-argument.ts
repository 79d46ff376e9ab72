/** Solver 11: a null argument is refused. */
import type { Check } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { type CheckContext, explained, solverCheck } from '../context.ts';
import { judgeRefusal, refusalIn } from '../../judges/refusal.ts';
import { sourceMessages } from '../sources.ts';
import { fixedCase } from '../../questions/question.ts';

const messages = defineMessages('solver-11', {
  title: 'the constructor throws {exception} for a null argument',
  measured: 'What the constructor of Solver does with null.',
  why: 'A program that goes wrong should say so at once, and not later somewhere else. Common mistakes: the argument is used before it is tested; a Solver without an answer is constructed.',
  passing: 'In Java an IllegalArgumentException and nothing else; in TypeScript any error.',
  mustThrow: 'must throw {exception}',
  madeHint: 'Test the argument first thing in the constructor, and throw.',
  otherHint:
    'The argument is used before it is tested. Test it first thing in the constructor, and throw the prescribed exception.',
});

export const nullArgumentCheck = ({ language, notation }: CheckContext): Check => {
  const refusal = refusalIn(language);
  const reproduction = [
    notation.construct('solver', 'Solver', [notation.null]),
    notation.comment(messages.mustThrow({ exception: refusal.words })),
  ];
  const question = {
    referenceBoard: true,
    steps: [{ op: 'new', class: 'Solver', args: [{ kind: 'null' }], as: 'solver' }],
    row: () => ({ unused: 0 }),
    judge: (_: null, [observed]: readonly Observation[]) =>
      judgeRefusal(
        { type: 'Solver', call: 'new Solver()', on: 'null', reproduction },
        { ...refusal, argument: 'null', whenMade: messages.madeHint(), whenOther: messages.otherHint() },
        observed,
      ),
    reproduce: () => reproduction,
  } as const;
  return solverCheck({
    id: 'solver-11',
    title: messages.title({ exception: refusal.words }),
    explanation: explained(messages, sourceMessages.corner()),
    cases: [fixedCase('null', question, null)],
  });
};
