/** The options of `grade solve`. */
import { type Command, Option } from 'commander';
import { usageError } from '../../../../harness/errors.ts';
import { type HeuristicName, heuristicNames } from '../../../../reference/heuristics/heuristic.ts';
import {
  type TieBreak,
  type TwinSearch,
  methodNamed,
  methods,
  tieBreaks,
  twinSearches,
} from '../../../../reference/methods/index.ts';
import { numberFrom, oneOf, wholeNumberFrom } from '../option-values.ts';
import { editionNames } from './editions.ts';
import { solveHelpWords } from './words/help.ts';
import { solveWords } from './words/solve.ts';

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
  /** Of all solutions at most so many are told. */
  readonly limit: number;
  readonly letters: boolean;
  readonly stats: boolean;
  readonly json: boolean;
}

/** @throws {GraderError} when options contradict each other. */
export const readOptions = (flags: SolveFlags): SolveOptions => {
  const options = toOptions(flags);
  if (!options.all || (findsShortest(options.method) && (options.weight ?? 1) === 1)) return options;
  throw usageError('all-of-any', solveWords.allOfAny(), {
    remedy: solveWords.allOfAnyRemedy({ methods: names.filter(findsShortest).join(', ') }),
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
const defaultMethod = names[0] ?? '';

const findsShortest = (name: string): boolean => methodNamed(name).finds === 'a shortest solution';

const aDay = 86_400;
const usualLimit = 100;

export const addSolveOptions = (command: Command): void => {
  command
    .optionsGroup(solveHelpWords.howSolved())
    .addOption(choice('--method <name>', solveHelpWords.method({ first: defaultMethod }), names))
    .addOption(choice('--heuristic <name>', solveHelpWords.heuristic(), heuristicNames))
    .option('--weight <w>', solveHelpWords.weight(), numberFrom(1, 1_000_000))
    .addOption(choice('--ties <order>', solveHelpWords.ties({ orders: tieBreaks.join(', ') }), tieBreaks))
    .addOption(choice('--twin <how>', solveHelpWords.twin(), twinSearches))
    .option('--time-limit <seconds>', solveHelpWords.timeLimit(), numberFrom(0.001, aDay));
  command
    .optionsGroup(solveHelpWords.whatPrinted())
    .option('--all', solveHelpWords.all({ number: String(usualLimit) }))
    .option('--limit <n>', solveHelpWords.limit(), wholeNumberFrom(0, 1_000_000))
    .option('--moves', solveHelpWords.moves())
    .option('--stats', solveHelpWords.stats())
    .option('--json', solveHelpWords.json())
    .addOption(
      choice(
        '--edition <id>',
        solveHelpWords.edition({ editions: editionNames.join(solveHelpWords.or()) }),
        editionNames,
      ),
    );
};

const choice = (flags: string, description: string, known: readonly string[]): Option =>
  new Option(flags, description).argParser(oneOf(known));
