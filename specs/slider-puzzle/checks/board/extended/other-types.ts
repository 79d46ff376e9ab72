/** equals() with what is made of the same numbers and is not a Board. */
import type { Case } from '../../../../../harness/contracts/check.ts';
import type { Argument, Observation, Step } from '../../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../../harness/messages/messages.ts';
import { judgeBoolean } from '../../../judges/boolean.ts';
import { constructionProblem } from '../../../judges/construction.ts';
import { firstFailure } from '../../../questions/question-context.ts';
import { designedCase, toGrid, type Question } from '../../../questions/question.ts';
import { call, newBoard } from '../../../questions/steps.ts';
import { onBoard } from '../../../wording/reproduction.ts';
import { describeBoard } from '../../../wording/show.ts';
import type { CheckContext } from '../../context.ts';

const messages = defineMessages('other-types', {
  otherTypes: 'other types',
  text: 'the board as a string',
  ownText: 'the string that its toString() returns',
  array: 'the array of its tiles',
  number: 'its size',
  strings: 'an array of its rows as strings',
  textInArray: 'an array that holds the board as a string',
  nothing: 'undefined',
  likeness: 'an object of another class with the same name, fields and methods',
  objectWithoutPrototype: 'Object.create(null)',
  function: 'a function',
  symbol: 'a symbol',
  bigint: 'a bigint',
  boolean: 'true',
  other: 'other: {words}',
  hint: 'Only a Board can equal a Board: test the class of the argument, and do not compare strings or arrays.',
});

const tiles = [
  [1, 2, 3],
  [4, 0, 6],
  [7, 5, 8],
];
const rows = tiles.map((row) => row.join(' '));

interface OtherValue {
  readonly argument: Argument;
  readonly words: () => string;
  /** As a reader would write it, where it is not a literal. */
  readonly code?: string;
}

/** As toString() of a board may lay them out: spaces are free. */
const texts = [
  `3\n${rows.join('\n')}`,
  `3\n${rows.join('\n')}\n`,
  `3\n${rows.join(' \n')} \n`,
  `3\n${rows.map((row) => ` ${row}`).join('\n')}\n`,
  `3\n${rows.map((row) => ` ${row.replaceAll(' ', '  ')} `).join('\n')}\n`,
];

const others: readonly OtherValue[] = [
  ...texts.map((value): OtherValue => ({ argument: { kind: 'string', value }, words: messages.text })),
  // Such an array has the same text in TypeScript.
  ...texts.map((text): OtherValue => ({ argument: { kind: 'strings', value: [text] }, words: messages.textInArray })),
  { argument: { kind: 'grid', value: tiles }, words: messages.array, code: 'tiles' },
  { argument: { kind: 'int', value: tiles.length }, words: messages.number },
  { argument: { kind: 'strings', value: rows }, words: messages.strings },
];

/** In whatever layout: of this board or of an equal one. */
const ownText = (of: string): OtherValue => ({
  ...{ argument: { kind: 'textOf', of }, words: messages.ownText, code: 'new Board(tiles).toString()' },
});

/** In TypeScript a class is not the only thing that can be compared, and null not the only thing that is missing. */
const othersInTypeScript: readonly OtherValue[] = [
  { argument: { kind: 'undefined' }, words: messages.nothing, code: 'undefined' },
  { argument: { kind: 'likeness', of: 'board' }, words: messages.likeness },
  ...(
    [
      ['objectWithoutPrototype', 'Object.create(null)'],
      ['function', '() => {}'],
      ['symbol', 'Symbol()'],
      ['bigint', '3n'],
      ['boolean', 'true'],
    ] as const
  ).map(([what, code]): OtherValue => ({ argument: { kind: 'unusual', what }, words: messages[what], code })),
];

export const otherTypesCase = (context: CheckContext): Case =>
  designedCase(messages.otherTypes(), question(context, [...othersIn(context), ownText('board')]), [null]);

const othersIn = ({ language }: CheckContext): readonly OtherValue[] =>
  language === 'typescript' ? [...others, ...othersInTypeScript] : others;

/** equals() of this board with each of them, with null, and with the text of an equal board: this one is asked nothing else. */
export const equalsOthers = (context: CheckContext, on: string, equalBoard: string): readonly Step[] =>
  [{ kind: 'null' } as const, ...[...othersIn(context), ownText(equalBoard)].map(({ argument }) => argument)].map(
    (argument) => call(on, 'equals', [argument]),
  );

/** What has no literal is told in words. */
const linesOf = (context: CheckContext, { argument, words, code: given }: OtherValue): string[] => {
  const { notation } = context;
  const code = given ?? inCode(context, argument);
  const [grid, call] = onBoard(notation, tiles, { method: 'equals', args: [code ?? 'other'] });
  return code === null ? [grid, notation.comment(messages.other({ words: words() })), call] : [grid, call];
};

const inCode = ({ notation, language }: CheckContext, argument: Argument): string | null => {
  if (argument.kind === 'string') return notation.string(argument.value);
  if (argument.kind === 'int') return String(argument.value);
  if (argument.kind !== 'strings') return null;
  const items = argument.value.map((text) => notation.string(text)).join(', ');
  return language === 'java' ? `new String[] {${items}}` : `[${items}]`;
};

const question = (context: CheckContext, asked: readonly OtherValue[]): Question<null> => ({
  steps: [newBoard('board'), ...asked.map(({ argument }) => call('board', 'equals', [argument]))],
  row: () => ({ tiles: toGrid(tiles) }),
  judge: (_, [made, ...answers]) =>
    firstFailure(
      asked.map((one, index) => {
        const about = {
          type: 'Board',
          call: `equals(${one.words()})`,
          on: describeBoard(tiles),
          reproduction: linesOf(context, one),
        };
        const answer: Observation | undefined = answers[index];
        const truth = { expected: false, hint: messages.hint(), whenThrown: messages.hint() };
        return constructionProblem(about, made) ?? judgeBoolean(about, truth, answer);
      }),
    ),
  reproduce: () => asked.slice(0, 1).flatMap((one) => linesOf(context, one)),
});
