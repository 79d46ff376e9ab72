/** The options of `grade solve`, and its help. */
import { at } from '../../../../reference/puzzle/at.ts';
import type { Command } from 'commander';
import { usageError } from '../../../../harness/contracts/errors.ts';
import { type HeuristicName, heuristicNames } from '../../../../reference/oracle/heuristics/heuristic.ts';
import {
  type TieBreak,
  type TwinSearch,
  methodNamed,
  methods,
  tieBreaks,
  twinSearches,
} from '../../../../reference/lab/methods/index.ts';
import { eitherWord } from '../../../../harness/messages/messages.ts';
import { hanging } from '../../../../harness/text/wrap.ts';
import { numberFrom, oneOf, wholeNumberFrom } from '../../commands/option-values.ts';
import { editions } from '../editions.ts';
import { solveMessages } from './messages.ts';

/** As commander reads them. */
export interface SolveFlags {
  readonly method?: string;
  readonly heuristic?: HeuristicName;
  readonly weight?: number;
  readonly ties?: TieBreak;
  readonly twin?: TwinSearch;
  readonly timeLimit?: number;
  readonly all?: true;
  readonly limit?: number;
  readonly moves?: true;
  readonly stats?: true;
  readonly json?: true;
  readonly edition?: string;
}

export interface SolveOptions {
  readonly method: string;
  readonly heuristic: HeuristicName | undefined;
  readonly weight: number | undefined;
  readonly ties: TieBreak | undefined;
  readonly twin: TwinSearch | undefined;
  /** Seconds for each file; Infinity for no limit. */
  readonly timeLimit: number;
  readonly all: boolean;
  /** At most this many of all solutions are shown. */
  readonly limit: number;
  readonly letters: boolean;
  readonly stats: boolean;
  readonly json: boolean;
}

/** @throws {GraderError} when options contradict each other. */
export const readOptions = (flags: SolveFlags): SolveOptions => {
  const options = toOptions(flags);
  if (!options.all || (findsShortest(options.method) && (options.weight ?? 1) === 1)) return options;
  throw usageError('all-of-any', solveMessages.allOfAny(), {
    remedy: solveMessages.allOfAnyRemedy({ methods: names.filter(findsShortest).join(', ') }),
  });
};

const toOptions = (flags: SolveFlags): SolveOptions => ({
  method: flags.method ?? defaultMethod,
  heuristic: flags.heuristic,
  weight: flags.weight,
  ties: flags.ties,
  twin: flags.twin,
  timeLimit: flags.timeLimit ?? Infinity,
  all: flags.all ?? flags.limit !== undefined,
  limit: flags.limit ?? usualLimit,
  letters: flags.moves ?? false,
  stats: flags.stats ?? false,
  json: flags.json ?? false,
});

const names = methods.map(({ name }) => name);
const defaultMethod = at(names, 0);

const findsShortest = (name: string): boolean => methodNamed(name).finds === 'a shortest solution';

const ids = Object.keys(editions);

const aDay = 86_400;
const usualLimit = 100;

export const addSolveOptions = (command: Command): void => {
  command
    .optionsGroup('How it is solved:')
    .option('--method <name>', `one of those below; ${defaultMethod} by default`, oneOf(names))
    .option('--heuristic <name>', 'the lower bound that guides the search: see below', oneOf(heuristicNames))
    .option('--weight <w>', 'moves + w x heuristic: any solution, sooner', numberFrom(1, 1_000_000))
    .option('--ties <order>', `order of equal priorities: ${tieBreaks.join(', ')}`, oneOf(tieBreaks))
    .option('--twin <how>', 'how unsolvable boards are detected: none (parity), one or two queues', oneOf(twinSearches))
    .option('--time-limit <seconds>', 'for each file', numberFrom(0.001, aDay));
  command
    .optionsGroup('What is printed:')
    .option('--all', `how many shortest solutions there are, and the first ${String(usualLimit)}`)
    .option('--limit <n>', 'the same, with this many of them', wholeNumberFrom(0, 1_000_000))
    .option('--moves', 'how the blank moves, instead of the boards: U D L R')
    .option('--stats', 'also the effort, and what the official search spends')
    .option('--json', 'as JSON: an object for one file, an array for several')
    .option('--edition <id>', `wording of the test client in ${eitherWord(ids)}`, oneOf(ids))
    .addHelpText('after', helpAfter);
};

const width = 80;

const helpAfter = (): string =>
  `
Methods:
${methods.flatMap(({ name, summary }) => hanging(`  ${name.padEnd(15)}`, summary, width)).join('\n')}

${hanging('Heuristics: ', `${heuristicNames.join(', ')}.`, width).join('\n')}

Examples:
  grade solve puzzle04.txt                       moves and boards
  grade solve --moves --stats puzzle*.txt        letters, effort and counts
  grade solve --method a-star --weight 3 p.txt   any solution, sooner
  grade solve --time-limit 10 --json p.txt       the bound reached in 10 seconds
  cat puzzle04.txt | grade solve -

Exit codes: 0 all answered, 1 not all answered (time, memory), 2 usage or a file
that is not a puzzle, 4 fault of the grader, 130 interrupted.`;
