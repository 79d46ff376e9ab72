/** A question: one script with its judge, to be asked about a file's board or about many random ones. */
import type { Arbitrary } from 'fast-check';
import type { FixedCase, Judgement, RandomCase, SharedScript } from '../../../harness/contracts/check.ts';
import type { Observation, RowDatum, Script, Step } from '../../../harness/contracts/protocol.ts';
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import { at } from '../../../harness/text/at.ts';
import { firstFailure } from './question-context.ts';

export interface Question<Input> {
  readonly steps: readonly Step[];
  /** Put the reference Board under the student's Solver. */
  readonly referenceBoard?: boolean;
  readonly watch?: Script['watch'];
  readonly limits?: Script['limits'];
  /** The longer script that answers this question among others, and the indices of this one's observations in it. */
  together?(input: Input): {
    readonly question: Omit<Question<Input>, 'judge' | 'together'>;
    readonly picks: readonly number[];
  };
  row(input: Input): Record<string, RowDatum>;
  judge(input: Input, observations: readonly Observation[]): Judgement;
  reproduce(input: Input): readonly string[];
}

/** The question about one given input. */
export const fixedCase = <Input>(name: string, question: Question<Input>, input: Input): FixedCase => ({
  kind: 'fixed',
  name,
  script: { ...scriptOf(question), rows: [question.row(input)] },
  judge: (rows) => question.judge(input, at(rows, 0)),
  reproduction: question.reproduce(input),
  sharedScript: togetherOf(question, input),
});

/** The question about several designed inputs, in one script; the first that fails is told. @throws {RangeError} when there are none */
export const designedCase = <Input>(
  name: string,
  question: Omit<Question<Input>, 'together'>,
  inputs: readonly Input[],
): FixedCase => ({
  kind: 'fixed',
  name,
  script: { ...scriptOf(question), rows: inputs.map((input) => question.row(input)) },
  judge: (rows) => firstFailure(judgedInTurn(question, inputs, rows)),
  judgeRow: (row, observations) => question.judge(at(inputs, row), observations),
  reproduction: question.reproduce(at(inputs, 0)),
  reproduceRow: (row) => question.reproduce(at(inputs, row)),
});

function* judgedInTurn<Input>(
  question: Pick<Question<Input>, 'judge'>,
  inputs: readonly Input[],
  rows: readonly (readonly Observation[])[],
): Iterable<Judgement> {
  for (const [index, input] of inputs.entries()) yield question.judge(input, at(rows, index));
}

export interface RandomInputs<Input> {
  /** `random 3-by-3`. */
  readonly what: string;
  readonly count: number;
  readonly arbitrary: Arbitrary<Input>;
}

/** The question about `count` random inputs. */
export const randomCase = <Input>(question: Question<Input>, inputs: RandomInputs<Input>): RandomCase<Input> => ({
  kind: 'random',
  name: inputs.what,
  count: inputs.count,
  inputs: 'boards',
  arbitrary: inputs.arbitrary,
  row: (input) => question.row(input),
  script: scriptOf(question),
  judgeRow: (input, observations) => question.judge(input, observations),
  reproduce: (input) => question.reproduce(input),
});

const togetherOf = <Input>(question: Question<Input>, input: Input): SharedScript | undefined => {
  if (question.together === undefined) return undefined;
  const { question: longer, picks } = question.together(input);
  return {
    script: { ...scriptOf(longer), rows: [longer.row(input)] },
    pick: (rows) => rows.map((row) => picks.map((index) => at(row, index))),
  };
};

const scriptOf = <Input>(
  question: Pick<Question<Input>, 'referenceBoard' | 'steps' | 'watch' | 'limits'>,
): Omit<Script, 'rows'> => ({
  substitute: question.referenceBoard === true ? ['Board'] : [],
  steps: [...question.steps],
  ...(question.watch === undefined ? {} : { watch: question.watch }),
  ...(question.limits === undefined ? {} : { limits: question.limits }),
});

/** Tiles as the protocol carries them. */
export const toGrid = (tiles: Tiles): number[][] => tiles.map((row) => [...row]);
