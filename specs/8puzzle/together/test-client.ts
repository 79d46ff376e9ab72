/** The test client: main() of Solver on a file, its output compared with what the assignment prints. */
import type { Case, Check, Judgement, Prints } from '../../../harness/engine/check.ts';
import type { Observation } from '../../../harness/probe/protocol.ts';
import { formatTiles } from '../../../reference/tiles.ts';
import { shortestSolution } from '../../../reference/deepening/ida-star.ts';
import { puzzleCases, type CheckContext } from '../context.ts';
import type { Puzzle } from '../puzzles.ts';
import { exceptionHint, exceptionWords } from '../words/exception.ts';
import { shorten } from '../words/show.ts';
import { testClientOutput } from '../test-client.ts';
import { togetherWords } from './words.ts';

/** The one file whose shortest solution is the only one, and a file that has none. */
const files = ['puzzle04.txt', 'puzzle3x3-unsolvable.txt'] as const;

export const testClientCheck = (context: CheckContext): Check => ({
  id: 'client-output',
  section: 'integration',
  group: 'Test client',
  title: togetherWords.clientTitle(),
  needs: ['Board', 'Solver'],
  cases: puzzleCases(context, files, (puzzle) => clientCase(context, puzzle)),
});

const clientCase = (context: CheckContext, puzzle: Puzzle): Case => ({
  kind: 'fixed',
  name: puzzle.name,
  script: {
    substitute: [],
    rows: [{ file: puzzle.name }],
    steps: [{ op: 'callStatic', class: 'Solver', method: 'main', args: [{ kind: 'strings', value: [puzzle.name] }] }],
    files: { [puzzle.name]: formatTiles(puzzle.tiles) },
  },
  judge: ([row], prints) => judgeClient(context, puzzle, row?.[0], prints),
  reproduction: [context.notation.comment(`${runs[context.language] ?? togetherWords.runSolver()} ${puzzle.name}`)],
});

const runs: Readonly<Record<string, string>> = { java: 'java-algs4 Solver', typescript: 'Solver.main with' };

const judgeClient = (
  { language, edition }: CheckContext,
  puzzle: Puzzle,
  observed: Observation | undefined,
  { out }: Prints,
): Judgement => {
  const expected = testClientOutput(
    puzzle.moves === null ? null : shortestSolution(puzzle.tiles),
    edition.unsolvableText,
  );
  const actual = out.head + out.tail;
  const failing = { passed: false, expected: expected.trimEnd(), actual: shorten(actual.trimEnd(), 2_000) } as const;
  if (observed?.kind === 'missing') {
    // In TypeScript the test client is the student's to have or not.
    if (language === 'typescript') return { passed: true };
    return { ...failing, message: togetherWords.noMain(), actual: togetherWords.noMainActual() };
  }
  if (observed?.kind === 'exception') {
    const thrown = exceptionWords(observed);
    return {
      ...failing,
      message: togetherWords.mainThrew({ puzzle: puzzle.name, thrown }),
      hint: exceptionHint(observed),
    };
  }
  if (comparable(actual) === comparable(expected)) return { passed: true };
  return {
    ...failing,
    message: togetherWords.printsOther({ puzzle: puzzle.name }),
    hint: togetherWords.printsOtherHint(),
  };
};

/** Without blanks at the ends of lines and empty lines at the end. */
const comparable = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
