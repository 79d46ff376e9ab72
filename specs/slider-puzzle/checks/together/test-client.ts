/** The test client: main() of Solver on a file, its output compared with what the assignment prints. */
import type { Case, Check, Judgement, Prints } from '../../../../harness/contracts/check.ts';
import type { Observation, StackFrame } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { at } from '../../../../reference/puzzle/at.ts';
import { isSolution } from '../../../../reference/puzzle/solution.ts';
import { formatTiles, type Tiles } from '../../../../reference/puzzle/tiles.ts';
import { shortestSolution } from '../../../../reference/oracle/ida-star.ts';
import type { Edition } from '../../edition.ts';
import { newBoard, toText } from '../../questions/steps.ts';
import { toGrid } from '../../questions/question.ts';
import { type CheckContext, explained, puzzleCases } from '../context.ts';
import { sourceMessages } from '../sources.ts';
import type { Puzzle } from '../../puzzles/puzzles.ts';
import { isPromise } from '../../judges/answer.ts';
import { exceptionHint, exceptionWords, type Exception } from '../../wording/exception.ts';
import { shorten } from '../../wording/show.ts';
import { minimumLine, testClientOutput } from '../../puzzles/test-client-output.ts';

const messages = defineMessages('client-output', {
  title: 'main() of Solver prints what the assignment shows',
  measured: 'What main() of Solver prints for a file.',
  why: 'It is what everyone who uses the program sees. Common mistakes: different wording, boards without their size, a missing or extra empty line.',
  passing:
    'The output of the assignment’s own test client, line by line, with any text that toString() may return: spaces around the numbers make no difference, nor do line breaks at the end of a board. main() may be left out, or read its file without In; then this is not run.',
  run: 'run Solver',
  noMain: 'Solver has no main(), which is optional.',
  otherReader: 'main() reads its file without In of the library; only In finds it here.',
  threw: 'main() with {puzzle} threw {thrown}.',
  readsElsewhereHint:
    'main() is given the name of the file as its argument, args[0]. There is no other file to open, and nothing to read on standard input.',
  other: 'main() with {puzzle} prints something different from the assignment’s test client.',
  nothing: 'main() with {puzzle} prints nothing.',
  nothingHint: 'The assignment gives the code of main(). It may also be left out.',
  otherHint:
    'The assignment gives the code of main(): the number of moves on one line, then each board. Spaces around the numbers make no difference.',
  asyncHint:
    'main() is async, and the grader does not wait for it: what comes after the first await is never run. Nothing here has to be waited for; leave out async and await.',
  unaskedHint:
    'main() makes a Solver of a board that cannot be solved, which its constructor has to refuse: ask isSolvable() of the board first, as the code of main() in the assignment does.',
  answersHint:
    'The output begins as it should, so compare the rest: the number of moves, or that there is no solution; each board of solution() as toString() shows it, with an empty line after each; and nothing else.',
});

/** Of several sizes, the goal among them; and a file that has no solution. */
const files = [
  'puzzle04.txt',
  'puzzle00.txt',
  'puzzle2x2-05.txt',
  'puzzle4x4-10.txt',
  'puzzle3x3-unsolvable.txt',
] as const;

export const testClientCheck = (context: CheckContext): Check => ({
  id: 'client-output',
  section: 'integration',
  group: 'Test client',
  title: messages.title(),
  explanation: explained(messages, sourceMessages.client()),
  needs: ['Board', 'Solver'],
  cases: puzzleCases(context, files, (puzzle) => clientCase(context, puzzle)),
});

/** A file may also start the program by itself, where it is loaded, with a puzzle of the course: it is not to find that. */
const given = ({ name }: Puzzle): string => `input-${name}`;

const clientCase = (context: CheckContext, puzzle: Puzzle): Case => ({
  kind: 'fixed',
  name: puzzle.name,
  script: {
    substitute: [],
    rows: [{ file: puzzle.name, tiles: toGrid(puzzle.tiles) }],
    steps: [
      { op: 'callStatic', class: 'Solver', method: 'main', args: [{ kind: 'strings', value: [given(puzzle)] }] },
      newBoard('board'),
      toText('board'),
    ],
    files: { [given(puzzle)]: formatTiles(puzzle.tiles) },
  },
  mayExit: true,
  inapplicable: (rows, prints) => notRun(at(rows, 0)[0], prints),
  judge: (rows, prints) => judgeClient(context, puzzle, at(rows, 0), prints),
  reproduction: [context.notation.comment(`${runs[context.language] ?? messages.run()} ${puzzle.name}`)],
});

/** The sandbox has no such file, and TypeScript no module that reads one: In is given its text. Who catches that may throw or print it. */
const notRun = (observed: Observation | undefined, { out, err }: Prints): string | null => {
  if (observed?.kind === 'missing') return messages.noMain();
  const thrown = observed?.kind === 'exception' ? `${observed.type}: ${observed.message}` : '';
  const told = [thrown, ...[out, err].map(({ head, tail }) => head + tail)];
  return told.some((text) => noFile.test(text)) ? messages.otherReader() : null;
};

const noFile =
  /\b(?:FileNotFound|NoSuchFile)Exception\b|\(No such file or directory\)|\bmodule '(?:node:)?fs(?:\/promises)?' is not available/;

const runs: Readonly<Record<string, string>> = { java: 'java-algs4 Solver', typescript: 'Solver.main with' };

/** `ran`: what main() gave; `text`: what toString() of the puzzle's board gave. */
const judgeClient = (
  { edition }: CheckContext,
  puzzle: Puzzle,
  [ran, , text]: readonly Observation[],
  { out }: Prints,
): Judgement => {
  const actual = out.head + out.tail;
  const boards = puzzle.moves === null ? null : (solutionIn(actual, puzzle) ?? shortestSolution(puzzle.tiles));
  const right = edition.unsolvableTexts.map((words) => testClientOutput(boards, words));
  const expected = at(right, 0);
  const failing = { passed: false, expected: expected.trimEnd(), actual: shorten(actual.trimEnd(), 2_000) } as const;
  if (ran?.kind === 'exception') {
    const thrown = exceptionWords(ran);
    return {
      ...failing,
      message: messages.threw({ puzzle: puzzle.name, thrown }),
      hint: thrownHint(edition, puzzle, ran),
    };
  }
  const spaces = ['\n', '\n\n', spaceAfter(text)];
  const allowed = right.flatMap((one) => spaces.map((space) => comparable(one).replaceAll('\n\n', space)));
  if (allowed.includes(comparable(actual))) return { passed: true };
  return {
    ...failing,
    message: (actual.trim() === '' ? messages.nothing : messages.other)({ puzzle: puzzle.name }),
    hint: isPromise(ran) ? messages.asyncHint() : otherHint(actual, edition),
  };
};

const thrownHint = (edition: Edition, { moves }: Puzzle, thrown: Exception): string | undefined => {
  if (readsElsewhere.test(thrown.message)) return messages.readsElsewhereHint();
  const isRefused = moves === null && edition.solvableBy === 'Board' && thrown.frames.some(isOfConstructor);
  return isRefused ? messages.unaskedHint() : exceptionHint(thrown);
};

const isOfConstructor = ({ member }: StackFrame): boolean => ['Solver.<init>', 'new Solver'].includes(member);

const otherHint = (actual: string, edition: Edition): string => {
  if (actual.trim() === '') return messages.nothingHint();
  return isWorded(actual, edition) ? messages.answersHint() : messages.otherHint();
};

/** What is said of a file or an input that is not there; an In without a name reads standard input, where a line is then null. */
const readsElsewhere =
  /could not open|standard input|cannot parse null string|\b(?:StdIn|In)\.\w+\(\): there are no more/i;

/** Does it begin as the assignment's main() does, whatever it has found out? Then its answers are another's. */
const isWorded = (output: string, { unsolvableTexts }: Edition): boolean =>
  [minimumLine(0).slice(0, -1), ...unsolvableTexts].some((text) => output.startsWith(text));

/** The boards below the first line, where they are a shortest solution: a course's own file may have several. */
const solutionIn = (output: string, { tiles, moves }: Puzzle): Tiles[] | null => {
  const n = tiles.length;
  const size = n * n + 1;
  const numbers = (output.slice(output.indexOf('\n')).match(/\d+/g) ?? []).map(Number);
  if (moves === null || numbers.length !== (moves + 1) * size) return null;
  const boards = Array.from({ length: moves + 1 }, (_, index) => {
    const first = index * size + 1;
    return tiles.map((_row, row) => numbers.slice(first + row * n, first + (row + 1) * n));
  });
  return isSolution(tiles, boards) ? boards : null;
};

/** The line ends that this toString() and then println() leave after a board; two in the assignment's output. */
const spaceAfter = (text: Observation | undefined): string => {
  const shown = text?.kind === 'value' && typeof text.value === 'string' ? text.value : '';
  return '\n'.repeat(shown.slice(shown.trimEnd().length).split('\n').length);
};

/** Without what toString() may choose, the spaces around numbers, and empty lines at the end. */
const comparable = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => (/^[\d\s]*$/.test(line) ? line.trim().replace(/[ \t]+/g, ' ') : line.trimEnd()))
    .join('\n')
    .trimEnd();
