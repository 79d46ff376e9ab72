/** What `npm run prove` is asked for. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type LanguageId, languageIds } from './mutant.ts';

export const help = `npm run prove -- [hand] [generated] [correct] [agreement] [options]

Grades mutants and correct programs, and says what the checks see of them (docs/proof.md). Answers are kept in the cache
folder: what was interrupted goes on, and what is known costs nothing. Without a word all four are run.

  --only LANGUAGE   java or typescript
  --sample N        at most N mutants made by hand, N generated ones (default: 1150 in Java, 1700 in
                    TypeScript) and N correct programs of each language, always the same ones
  --seeds N         with how many seeds mutants made by hand are asked (default 3), and correct programs (default 5)
  --load N          how many spinning processes run beside a part of the correct programs (default 2; 0: none)
  --shard I/N       only the I-th of N parts; run without it once all parts are known
  --jobs N          gradings at once (default: the number of cores)
  --match TEXT      only what has TEXT in its id
  --output DIR      where the reports go (default: reports/proof)
  --write-docs      write the figures into docs/proof.md and README.md
  --help
`;

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

/** Null when help is asked for. @throws {Error} that says what is wrong */
export const readOptions = (args: readonly string[]): Options | null => {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: flags });
  if (values.help) return null;
  const chosen = positionals.map((word) => oneOf(kinds, word));
  return {
    kinds: chosen.length === 0 ? kinds : chosen,
    languages: values.only === undefined ? languageIds : [oneOf(languageIds, values.only)],
    sample: values.sample === undefined ? Infinity : positive('--sample', values.sample),
    seeds: positive('--seeds', values.seeds ?? '3'),
    seedsOfCorrect: positive('--seeds', values.seeds ?? '5'),
    load: values.load === '0' ? 0 : positive('--load', values.load),
    shard: shardOf(values.shard),
    jobs: values.jobs === undefined ? availableParallelism() : positive('--jobs', values.jobs),
    ...{ match: values.match, output: values.output, writeDocs: values['write-docs'] },
  };
};

const flags = {
  only: { type: 'string' },
  sample: { type: 'string' },
  seeds: { type: 'string' },
  load: { type: 'string', default: '2' },
  shard: { type: 'string', default: '1/1' },
  jobs: { type: 'string' },
  match: { type: 'string', default: '' },
  output: { type: 'string', default: 'reports/proof' },
  'write-docs': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const oneOf = <T extends string>(known: readonly T[], word: string): T => {
  const found = known.find((one) => one === word);
  if (found === undefined) throw new Error(`"${word}" is not one of ${known.join(', ')}.`);
  return found;
};

const positive = (name: string, text: string): number => {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new Error(`${name} is a number from 1, not "${text}".`);
};

const shardOf = (text: string): Options['shard'] => {
  const [, index = '', count = ''] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const shard = { index: positive('--shard', index), count: positive('--shard', count) };
  if (shard.index > shard.count) throw new Error(`There is no part ${shard.index} of ${shard.count}.`);
  return shard;
};
