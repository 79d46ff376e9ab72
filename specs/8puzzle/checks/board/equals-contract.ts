/** Board 10a: the rules that equals() must obey, one case for each. */
import type { Case, Judgement } from '../../../../harness/engine/check.ts';
import type { Notation } from '../../../../harness/languages/language.ts';
import type { Argument, Observation } from '../../../../harness/probe/protocol.ts';
import { sameTiles } from '../../../../reference/tiles.ts';
import type { CheckContext } from '../../context.ts';
import { firstConstructionProblem } from '../../judges/made.ts';
import { judgeTruth } from '../../judges/truth.ts';
import { fixedCase, toGrid, type Question } from '../../questions.ts';
import { call, newBoard } from '../../steps.ts';
import { firstFailure } from '../../words/asking.ts';
import { boardWords } from '../../words/show.ts';
import { boardCheckWords } from './words.ts';

/** x, y and z are equal, w is another board. */
const boards = {
  x: [
    [0, 1, 3],
    [4, 2, 5],
    [7, 8, 6],
  ],
  y: [
    [0, 1, 3],
    [4, 2, 5],
    [7, 8, 6],
  ],
  z: [
    [0, 1, 3],
    [4, 2, 5],
    [7, 8, 6],
  ],
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

const other = (argument: Argument, words: string): readonly RuleCall[] => [{ on: 'x', argument, words }];

const rules = (): readonly Rule[] => [
  { name: boardCheckWords.reflexive(), calls: [board('x', 'x')], hint: boardCheckWords.equalsItselfHint() },
  {
    name: boardCheckWords.symmetric(),
    calls: [board('x', 'y'), board('y', 'x'), board('x', 'w'), board('w', 'x')],
    hint: boardCheckWords.equalsOfTilesHint(),
  },
  {
    name: boardCheckWords.transitive(),
    calls: [board('x', 'y'), board('y', 'z'), board('x', 'z')],
    hint: boardCheckWords.equalsOfTilesHint(),
  },
  {
    name: boardCheckWords.argumentNull(),
    calls: other({ kind: 'null' }, 'null'),
    hint: boardCheckWords.equalsOfAnythingHint(),
  },
  {
    name: boardCheckWords.argumentString(),
    calls: other({ kind: 'string', value: 'a string' }, '"a string"'),
    hint: boardCheckWords.equalsOfAnythingHint(),
  },
  {
    name: boardCheckWords.argumentForeign(),
    calls: other({ kind: 'foreign' }, boardCheckWords.foreignObject()),
    hint: boardCheckWords.equalsOfAnythingHint(),
  },
  {
    name: boardCheckWords.argumentObjectWithBoard(),
    calls: [board('x', 'y'), board('x', 'w')],
    hint: boardCheckWords.equalsOfTilesHint(),
  },
  {
    name: boardCheckWords.argumentObjectWithString(),
    calls: other({ kind: 'string', value: '3\n 0  1  3 \n 4  2  5 \n 7  8  6 \n' }, boardCheckWords.stringLikeBoard()),
    hint: boardCheckWords.equalsOfAnythingHint(),
  },
];

export const contractCases = ({ notation }: CheckContext): readonly Case[] =>
  rules().map((rule) => fixedCase(rule.name, ruleQuestion(notation, rule), null));

const ruleQuestion = (notation: Notation, rule: Rule): Question<null> => {
  const used = names.filter((name) => rule.calls.some(({ on, words }) => on === name || words === name));
  const reproduction = [
    ...used.map((name) => notation.grid(name, boards[name])),
    ...rule.calls.map((one) => notation.call(`new Board(${one.on})`, 'equals', [inCode(notation, one)])),
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

const inCode = (notation: Notation, { argument, words }: RuleCall): string => {
  if (argument.kind === 'null') return notation.null;
  if (argument.kind === 'string') return notation.string(argument.value);
  return argument.kind === 'handle' ? `new Board(${words})` : 'somethingElse';
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
      const asking = { type: 'Board', call: `equals(${words})`, on: boardWords(boards[on]), reproduction } as const;
      const made = observations.slice(0, constructions);
      const truth = {
        expected: isEqual(one),
        hint: rule.hint,
        whenThrown: one.argument.kind === 'handle' ? undefined : rule.hint,
      };
      return firstConstructionProblem(asking, made) ?? judgeTruth(asking, truth, observations[constructions + index]);
    }),
  );

const isEqual = ({ on, argument }: RuleCall): boolean =>
  argument.kind === 'handle' && names.some((name) => name === argument.name && sameTiles(boards[on], boards[name]));
