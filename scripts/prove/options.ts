/** What `npm run prove` is asked for. */
import { availableParallelism } from 'node:os';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { positive } from '../positive.ts';
import { type LanguageId, languageIds } from './mutant.ts';

const kinds = ['hand', 'generated', 'correct', 'agreement'] as const;
export type Kind = (typeof kinds)[number];

export interface Options {
  readonly kinds: readonly Kind[];
  readonly languages: readonly LanguageId[];
  /** Infinity for all. */
  readonly sample: number;
  readonly seeds: number;
  readonly seedsOfCorrect: number;
  readonly load: number;
  readonly shard: { readonly index: number; readonly count: number };
  readonly jobs: number;
  readonly match: string;
  readonly output: string;
  readonly writeDocs: boolean;
}

/** Ends the process for help and for wrong usage, in words, unless its `exitOverride()` is on. */
export const proveCommand = (): Command =>
  new Command('npm run prove --')
    .description(
      'Grades mutants and correct programs, and says what the checks see of them (docs/proof.md). Answers are kept in ' +
        'the cache folder: what was interrupted goes on, and what is known costs nothing.',
    )
    .addArgument(new Argument('[kind...]', 'what is run').choices(kinds).default(kinds, 'all four'))
    .addOption(new Option('--only <language>').choices(languageIds))
    .option(
      '--sample <n>',
      'at most n mutants made by hand, n generated ones (default: 1150 in Java, 1700 in TypeScript) and n correct programs of each language, always the same ones',
      positive,
    )
    .option('--seeds <n>', 'with how many seeds (default: mutants made by hand 3, correct programs 5)', positive)
    .option('--load <n>', 'how many spinning processes run beside a part of the correct programs', count, 2)
    .option('--shard <i/n>', 'only the i-th of n parts; run without it once all parts are known', shard)
    .option('--jobs <n>', 'gradings at once (default: the number of cores)', positive)
    .option('--match <text>', 'only what has this text in its id', '')
    .option('--output <dir>', 'where the reports go', 'reports/proof')
    .option('--write-docs', 'write the figures into docs/proof.md and README.md', false);

export const optionsOf = (command: Command): Options => {
  const given = command.opts<Given>();
  const asked = command.processedArgs[0] as readonly Kind[];
  const isPart = parting.some((name) => command.getOptionValueSource(name) === 'cli') || asked.length < kinds.length;
  if (given.writeDocs && isPart) command.error('error: --write-docs writes the figures of a run of everything');
  return {
    kinds: asked,
    languages: given.only === undefined ? languageIds : [given.only],
    sample: given.sample ?? Infinity,
    seeds: given.seeds ?? 3,
    seedsOfCorrect: given.seeds ?? 5,
    shard: given.shard ?? { index: 1, count: 1 },
    jobs: given.jobs ?? availableParallelism(),
    ...{ load: given.load, match: given.match, output: given.output, writeDocs: given.writeDocs },
  };
};

/** Options that leave out something. */
const parting = ['only', 'sample', 'shard', 'match'];

interface Given extends Pick<Options, 'load' | 'match' | 'output' | 'writeDocs'> {
  readonly only?: LanguageId;
  readonly sample?: number;
  readonly seeds?: number;
  readonly shard?: Options['shard'];
  readonly jobs?: number;
}

function count(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It is a number.');
}

function shard(text: string): Options['shard'] {
  const [, index = '', parts = ''] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const chosen = { index: positive(index), count: positive(parts) };
  if (chosen.index > chosen.count) throw new InvalidArgumentError(`There is no part ${index} of ${parts}.`);
  return chosen;
}
