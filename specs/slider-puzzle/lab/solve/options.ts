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
import { solveHelpMessages } from './messages/help.ts';
import { solveMessages } from './messages/solve.ts';

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
    .optionsGroup(solveHelpMessages.howSolved())
    .option('--method <name>', solveHelpMessages.method({ first: defaultMethod }), oneOf(names))
    .option('--heuristic <name>', solveHelpMessages.heuristic(), oneOf(heuristicNames))
    .option('--weight <w>', solveHelpMessages.weight(), numberFrom(1, 1_000_000))
    .option('--ties <order>', solveHelpMessages.ties({ orders: tieBreaks.join(', ') }), oneOf(tieBreaks))
    .option('--twin <how>', solveHelpMessages.twin(), oneOf(twinSearches))
    .option('--time-limit <seconds>', solveHelpMessages.timeLimit(), numberFrom(0.001, aDay));
  command
    .optionsGroup(solveHelpMessages.whatPrinted())
    .option('--all', solveHelpMessages.all({ number: String(usualLimit) }))
    .option('--limit <n>', solveHelpMessages.limit(), wholeNumberFrom(0, 1_000_000))
    .option('--moves', solveHelpMessages.moves())
    .option('--stats', solveHelpMessages.stats())
    .option('--json', solveHelpMessages.json())
    .option('--edition <id>', solveHelpMessages.edition({ editions: eitherWord(ids) }), oneOf(ids))
    .addHelpText('after', helpAfter);
};

const width = 80;

const helpAfter = (): string =>
  solveHelpMessages.after({
    methods: methods.flatMap(({ name, summary }) => hanging(`  ${name.padEnd(15)}`, summary, width)).join('\n'),
    heuristics: hanging(`${solveHelpMessages.heuristics()} `, `${heuristicNames.join(', ')}.`, width).join('\n'),
  });
