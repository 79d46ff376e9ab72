/** Board 10a: the rules that equals() must obey, one case for each. */
import type { Check, Judgement } from '../../../../harness/contracts/check.ts';
import type { Notation } from '../../../../harness/contracts/language.ts';
import type { Argument, Observation } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { sameTiles } from '../../../../reference/puzzle/tiles.ts';
import { judgeBoolean } from '../../judges/boolean.ts';
import { firstConstructionProblem } from '../../judges/construction.ts';
import { firstFailure } from '../../questions/question-context.ts';
import { fixedCase, toGrid, type Question } from '../../questions/question.ts';
import { call, newBoard } from '../../questions/steps.ts';
import { describeBoard } from '../../wording/show.ts';
import { boardCheck, explained, type CheckContext } from '../context.ts';
import { sourceMessages as from } from '../sources.ts';
import { differentHint } from './equals.ts';

const messages = defineMessages('board-10a', {
  title: 'equals() obeys the rules of the language',
  measured:
    'Whether equals() obeys what the language requires of it: reflexive, symmetric, transitive, and false for null and for anything that is not a Board.',
  why: 'Collections and the critical optimization may pass it anything. Common mistakes: the argument is used as a Board without a test of its class, or is not tested for null.',
  'why@java':
    'Collections and the critical optimization may pass it anything. Common mistakes: a cast without a test of the class, no test for null, or a parameter of type Board, which overloads equals() instead of overriding it.',
  passing:
    'true or false in every case, and no exception: x equals x; x equals y exactly when y equals x; null, a string and objects of other classes are never equal to a board.',
  ofTilesHint:
    'Compare the numbers in the cells. The parameter must be of type Object; otherwise the method does not override the inherited one, which compares references.',
  ofTilesInTypeScriptHint:
    'Compare the numbers in the cells: == and === only test whether two arrays, or two boards, are the same object.',
  ofAnythingHint:
    'The argument may be anything: before you use it as a Board, test that it is not null and that its class is Board; otherwise return false.',
  itselfHint:
    'Every board equals itself: a test before the comparison is wrong, such as one of the class or the size that compares the wrong things.',
  argumentNull: 'argument null',
  argumentString: 'argument a String',
  argumentForeign: 'argument of a foreign type',
  foreignObject: 'an object of another type',
  argumentObjectWithBoard: 'argument an Object variable that holds a Board',
  argumentObjectWithString: 'argument an Object variable that holds a String',
  stringLikeBoard: 'a string that looks like the board',
  reflexive: 'reflexive',
  symmetric: 'symmetric',
  transitive: 'transitive',
});

export const equalsContractCheck = ({ notation, language }: CheckContext): Check =>
  boardCheck({
    id: 'board-10a',
    title: messages.title(),
    explanation: explained(messages, from.equals()),
    cases: rules(language).map((rule) => fixedCase(rule.name, ruleQuestion(notation, rule), null)),
  });

/** x, y and z are equal, w is another board. */
const tiles = [
  [0, 1, 3],
  [4, 2, 5],
  [7, 8, 6],
] as const;
const boards = {
  x: tiles,
  y: tiles,
  z: tiles,
  w: [
    [1, 0, 3],
    [4, 2, 5],
    [7, 8, 6],
  ],
} as const;
type Name = keyof typeof boards;
const names: readonly Name[] = ['x', 'y', 'z', 'w'];

interface RuleCall {
  readonly on: Name;
  readonly argument: Argument;
  readonly words: string;
}

interface Rule {
  readonly name: string;
  readonly calls: readonly RuleCall[];
  readonly hint: string;
}

const board = (on: Name, other: Name): RuleCall => ({
  on,
  argument: { kind: 'handle', name: other },
  words: other,
});

const other = (argument: Argument, words: string): RuleCall => ({ on: 'x', argument, words });

const string = (value: string): Argument => ({ kind: 'string', value });

const rules = (language: string): readonly Rule[] => {
  const hint = language === 'java' ? messages.ofTilesHint() : messages.ofTilesInTypeScriptHint();
  const anything = messages.ofAnythingHint();
  return [
    { name: messages.reflexive(), hint: messages.itselfHint(), calls: [board('x', 'x')] },
    {
      name: messages.symmetric(),
      hint,
      calls: [board('x', 'y'), board('y', 'x'), board('x', 'w'), board('w', 'x')],
    },
    { name: messages.transitive(), hint, calls: [board('x', 'y'), board('y', 'z'), board('x', 'z')] },
    { name: messages.argumentNull(), hint: anything, calls: [other({ kind: 'null' }, 'null')] },
    { name: messages.argumentString(), hint: anything, calls: [other(string('a string'), '"a string"')] },
    { name: messages.argumentForeign(), hint: anything, calls: [other({ kind: 'foreign' }, messages.foreignObject())] },
    { name: messages.argumentObjectWithBoard(), hint, calls: [board('x', 'y'), board('x', 'w')] },
    {
      name: messages.argumentObjectWithString(),
      hint: anything,
      calls: [other(string(textOfX), messages.stringLikeBoard())],
    },
  ];
};

const textOfX = '3\n 0  1  3 \n 4  2  5 \n 7  8  6 \n';

const ruleQuestion = (notation: Notation, rule: Rule): Question<null> => {
  const used = names.filter((name) => rule.calls.some(({ on, words }) => on === name || words === name));
  const reproduction = [
    ...used.map((name) => notation.grid(name, boards[name])),
    ...rule.calls.flatMap((one) => inCode(notation, one)),
  ];
  return {
    steps: [
      ...used.map((name) => newBoard(name, name)),
      ...rule.calls.map(({ on, argument }) => call(on, 'equals', [argument])),
    ],
    row: () => Object.fromEntries(used.map((name) => [name, toGrid(boards[name])])),
    judge: (_, observations) => judgeRule(rule, reproduction, used.length, observations),
    reproduce: () => reproduction,
  };
};

/** A board is itself only under one name. */
const inCode = (notation: Notation, call: RuleCall): string[] =>
  call.on === call.words
    ? [notation.construct('board', 'Board', [call.on]), notation.call('board', 'equals', [notation.asObject('board')])]
    : [notation.call(`new Board(${call.on})`, 'equals', [argumentIn(notation, call)])];

const argumentIn = (notation: Notation, { argument, words }: RuleCall): string => {
  if (argument.kind === 'null') return notation.asObject(notation.null);
  if (argument.kind === 'string') return notation.string(argument.value);
  return argument.kind === 'handle' ? notation.asObject(`new Board(${words})`) : 'new Object()';
};

const judgeRule = (
  rule: Rule,
  reproduction: readonly string[],
  constructions: number,
  observations: readonly Observation[],
): Judgement =>
  firstFailure(
    rule.calls.map((one, index) => {
      const { on, words } = one;
      const question = {
        type: 'Board',
        call: `equals(${words})`,
        on: describeBoard(boards[on]),
        reproduction,
      } as const;
      const made = observations.slice(0, constructions);
      const expected = isEqual(one);
      const isBoard = one.argument.kind === 'handle';
      const truth = {
        expected,
        hint: isBoard && !expected ? differentHint() : rule.hint,
        whenThrown: isBoard ? undefined : rule.hint,
      };
      return (
        firstConstructionProblem(question, made) ?? judgeBoolean(question, truth, observations[constructions + index])
      );
    }),
  );

const isEqual = ({ on, argument }: RuleCall): boolean =>
  argument.kind === 'handle' && names.some((name) => name === argument.name && sameTiles(boards[on], boards[name]));
