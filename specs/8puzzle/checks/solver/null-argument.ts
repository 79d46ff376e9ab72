/** Solver 11: a null argument is refused. */
import type { Check } from '../../../../harness/engine/check.ts';
import type { Observation } from '../../../../harness/probe/protocol.ts';
import { solverCheck, type CheckContext } from '../../context.ts';
import { refusalIn } from '../../exceptions.ts';
import { judgeRefusal } from '../../judges/refusal.ts';
import { fixedCase } from '../../questions.ts';
import { solverCheckWords } from './words.ts';

export const nullArgumentCheck = ({ language, notation }: CheckContext): Check => {
  const refusal = refusalIn(language);
  const reproduction = [
    notation.construct('solver', 'Solver', [notation.null]),
    notation.comment(solverCheckWords.mustThrow({ exception: refusal.words })),
  ];
  const question = {
    referenceBoard: true,
    steps: [{ op: 'new', class: 'Solver', args: [{ kind: 'null' }], as: 'solver' }],
    row: () => ({ unused: 0 }),
    judge: (_: null, [observed]: readonly Observation[]) =>
      judgeRefusal(
        { type: 'Solver', call: 'new Solver()', on: 'null', reproduction },
        {
          ...refusal,
          argument: 'null',
          whenMade: solverCheckWords.nullHint(),
          whenOther: solverCheckWords.nullOtherHint(),
        },
        observed,
      ),
    reproduce: () => reproduction,
  } as const;
  return solverCheck('11', solverCheckWords.nullTitle({ exception: refusal.words }), [
    fixedCase('null', question, null),
  ]);
};
