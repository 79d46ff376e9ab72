/** Solver 11: a null argument is refused. */
import type { Check } from '../../../../harness/contracts/check.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { type CheckContext, explained, solverCheck } from '../context.ts';
import { judgeRefusal, refusalIn } from '../../judges/refusal.ts';
import { sourceMessages } from '../sources.ts';
import { fixedCase, type Question } from '../../questions/question.ts';

const messages = defineMessages('solver-11', {
  title: 'the constructor throws {exception} for a null argument',
  measured: 'What the constructor of Solver does with null.',
  'measured@typescript': 'What the constructor of Solver does with null, and without an argument.',
  why: 'A program that goes wrong should say so at once, not later somewhere else. Common mistakes: the argument is used before it is tested; a Solver without an answer is constructed.',
  passing: 'An exception, of any class.',
  'passing@java': 'An IllegalArgumentException, or an exception of a class that extends it.',
  'passing@typescript': 'Any error.',
  mustThrow: 'must throw {exception}',
  noArgument: 'no argument',
  madeHint: 'Test the argument first thing in the constructor, and throw {exception}.',
  otherHint: 'The argument is used before it is tested. Test it first thing in the constructor, and throw {exception}.',
});

/** What stands for no board; `undefined` is in TypeScript also that of a call without arguments. */
const missing = ['null', 'undefined'] as const;

export const nullArgumentCheck = (context: CheckContext): Check => {
  const asked = context.language === 'typescript' ? missing : missing.slice(0, 1);
  return solverCheck({
    id: 'solver-11',
    title: messages.title({ exception: refusalIn(context.language).words }),
    explanation: explained(messages, sourceMessages.corner()),
    cases: asked.map((kind) =>
      fixedCase(kind === 'null' ? kind : messages.noArgument(), question(context, kind), kind),
    ),
  });
};

const question = ({ language, notation }: CheckContext, argument: 'null' | 'undefined'): Question<string> => {
  const refusal = refusalIn(language);
  const exception = refusal.words;
  const hints = { whenMade: messages.madeHint({ exception }), whenOther: messages.otherHint({ exception }) };
  const reproduction = [
    notation.construct('solver', 'Solver', [argument === 'null' ? notation.null : argument]),
    notation.comment(messages.mustThrow({ exception })),
  ];
  return {
    referenceBoard: true,
    steps: [{ op: 'new', class: 'Solver', args: [{ kind: argument }], as: 'solver' }],
    row: () => ({ unused: 0 }),
    judge: (_, [observed]) =>
      judgeRefusal(
        { type: 'Solver', call: 'new Solver()', on: argument, reproduction },
        { ...refusal, argument, ...hints },
        observed,
      ),
    reproduce: () => reproduction,
  };
};
