/** Solver 11: a null argument is refused. */
import type { Check, Judgement } from '../../../../harness/engine/check.ts';
import type { Observation } from '../../../../harness/probe/protocol.ts';
import { solverCheck, type CheckContext } from '../../context.ts';
import { refusalIn, type Refusal } from '../../exceptions.ts';
import { noAnswer } from '../../judges/answer.ts';
import { fixedCase } from '../../questions.ts';
import { failed, passed } from '../../words/asking.ts';
import { exceptionWords } from '../../words/exception.ts';

export const nullArgumentCheck = ({ language, notation }: CheckContext): Check => {
  const refusal = refusalIn(language);
  const reproduction = [
    notation.construct('solver', 'Solver', [notation.null]),
    notation.comment(`must throw ${refusal.words}`),
  ];
  const question = {
    referenceBoard: true,
    steps: [{ op: 'new', class: 'Solver', args: [{ kind: 'null' }], as: 'solver' }],
    row: () => ({ unused: 0 }),
    judge: (_: null, [observed]: readonly Observation[]) => judge(refusal, reproduction, observed),
    reproduce: () => reproduction,
  } as const;
  return solverCheck('11', `a null argument of the constructor gives ${refusal.words}`, [
    fixedCase('null', question, null),
  ]);
};

const judge = (refusal: Refusal, reproduction: readonly string[], observed: Observation | undefined): Judgement => {
  const asking = { type: 'Solver', call: 'new Solver()', on: 'null', reproduction } as const;
  if (observed?.kind === 'object') {
    return failed(asking, {
      message: 'new Solver(null) made a Solver.',
      expected: refusal.words,
      actual: 'no exception',
      hint: 'Test the argument first thing in the constructor, and throw.',
    });
  }
  if (observed?.kind !== 'exception') return noAnswer(asking, observed, refusal.words).judgement;
  if (refusal.accepts(observed.type)) return passed;
  return failed(asking, {
    message: `new Solver(null) threw ${exceptionWords(observed)}.`,
    expected: refusal.words,
    actual: observed.type,
    hint: 'The argument is used before it is tested. Test it first thing in the constructor, and throw the prescribed exception.',
  });
};
