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
  throw usageError('all-of-any', '--all needs a method that finds a shortest solution, without a weight.', {
    remedy: `Such methods: ${names.filter(findsShortest).join(', ')}.`,
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
    .optionsGroup('How it is solved:')
    .addOption(choice('--method <name>', `one of those below; ${defaultMethod} by default`, names))
    .addOption(choice('--heuristic <name>', 'the lower bound that guides the search: see below', heuristicNames))
    .option('--weight <w>', 'moves + w x heuristic: any solution, sooner', numberFrom(1, 1_000_000))
    .addOption(choice('--ties <order>', `of equal priorities: ${tieBreaks.join(', ')}`, tieBreaks))
    .addOption(choice('--twin <how>', 'how unsolvable boards show: none (parity), one or two queues', twinSearches))
    .option('--time-limit <seconds>', 'for each file', numberFrom(0.001, aDay));
  command
    .optionsGroup('What is printed:')
    .option('--all', `how many shortest solutions there are, and the first ${String(usualLimit)}`)
    .option('--limit <n>', 'the same with so many of them', wholeNumberFrom(0, 1_000_000))
    .option('--moves', 'in place of the boards how the blank moves: U D L R')
    .option('--stats', 'also the effort, and what the official search spends')
    .option('--json', 'as JSON: an object for one file, an array for several')
    .addOption(choice('--edition <id>', `words of the test client in ${editionNames.join(' or ')}`, editionNames));
};

const choice = (flags: string, description: string, known: readonly string[]): Option =>
  new Option(flags, description).argParser(oneOf(known));
