/** What a run found, within 80 columns. */
import { namingLines } from './naming.ts';
import { differenceOf, whereIs } from './difference.ts';
import {
  byCheck,
  faultsIn,
  groupBy,
  needingMoreInputs,
  openOnes,
  scoreOf,
  type Tally,
  tallyOf,
  twinCounts,
  twinsOf,
  unfinishedOnes,
} from './figures.ts';
import { fateOf, type Result } from './mutant.ts';
import { type Loss, swayedOnes } from './loss.ts';
import { marginsOf } from './margins.ts';
import type { Agreement } from './agreement.ts';
import type { Proof } from './run.ts';

export const summaryLines = ({ results, losses, agreement }: Proof, checks: readonly string[]): string[] => [
  ...openLines(results),
  ...lossLines(losses),
  ...agreementLines(agreement),
  ...twinLines(results),
  ...tableOf('By section', results, ({ mutant: { language, part } }) => `${language} ${part}`),
  ...tableOf('By operator', results, ({ mutant: { origin, operator } }) => `${origin}: ${operator}`),
  ...marginLines(losses),
  ...checkLines(results, checks),
  ...namingLines(results),
  ...totalLines(results, losses, agreement),
];

/** Every one of these needs a person: a new check, or the reason why no check can see it. */
const openLines = (results: readonly Result[]): string[] =>
  openOnes(results).flatMap((result) => {
    const { mutant, outcomes } = result;
    const failing = [...new Set(outcomes.flatMap((one) => one.failing))].join(' ');
    const said = mutant.equivalent === null ? fateOf(result) : `${fateOf(result)}, but marked as equivalent`;
    return ['', `${mutant.id}: ${said} ${failing}`.trim(), `  ${whereIs(mutant)}`].concat(
      differenceOf(mutant).map((line) => `    ${line}`.slice(0, width)),
    );
  });

const width = 80;

const lossLines = (losses: readonly Loss[]): string[] => {
  const lost = losses.filter(({ failing }) => failing.length > 0);
  return [
    ...lost.map((loss) => `${nameOf(loss)}: loses ${loss.failing.join(' ')}`),
    ...swayedOnes(losses).map((loss) => `${nameOf(loss)}: not as without load (${loss.failing.join(' ')})`),
  ];
};

const nameOf = ({ correct, seed, load }: Loss): string =>
  `${correct.id}, seed ${seed ?? 'of the assignment'}${besideText(load)}`;

const besideText = (load: number): string => (load === 0 ? '' : `, beside ${load} processes`);

const agreementLines = (agreement: Agreement | null): string[] => [
  ...(agreement?.facts ?? [])
    .filter(({ agrees }) => !agrees)
    .flatMap(({ language, what, published, ours }) => [
      '',
      `${language}: ${what}`,
      ...wrapped(`published: ${published}`),
      ...wrapped(`ours: ${ours}`),
    ]),
  ...(agreement?.repeats ?? [])
    .filter(({ reports }) => reports > 1)
    .map(
      ({ language, load, gradings, reports }) =>
        `${language}${besideText(load)}: ${reports} different reports of ${gradings} gradings`,
    ),
];

const marginLines = (losses: readonly Loss[]): string[] => {
  const margins = marginsOf(losses);
  if (margins.length === 0) return [];
  const rows = margins.map(({ language, table, rows: count, least, median, largest }): [string, ...string[]] => [
    `${language} ${table}`,
    ...[String(count), ...[least, median, largest].map((ratio) => ratio.toFixed(2))],
  ]);
  return ['', rowText(['Of limits, correct programs', 'rows', 'least', 'median', 'largest']), ...rows.map(rowText)];
};

const twinLines = (results: readonly Result[]): string[] =>
  twinsOf(results)
    .filter(({ agree }) => !agree)
    .flatMap(({ name, java, typescript, differing }) => [
      '',
      `${name}: unlike its twin`,
      ...wrapped(`java ${java.fate}: ${java.failing.join(' ')}`),
      ...wrapped(`typescript ${typescript.fate}: ${typescript.failing.join(' ')}`),
      ...(differing.length === 0 ? [] : wrapped(`in one alone: ${differing.join(' ')}`)),
    ]);

const listed = (ids: readonly string[]): string[] => (ids.length === 0 ? [] : wrapped(ids.join(' ')));

const wrapped = (text: string): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 1 > width) lines.push(`  ${word}`);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
};

const tableOf = (title: string, results: readonly Result[], keyOf: (one: Result) => string): string[] => {
  if (results.length === 0) return [];
  const rows = groupBy(results, keyOf).map(([key, group]) => rowOf(key, tallyOf(group)));
  return ['', rowText([title, 'killed', 'weak', 'noted', 'lived', 'equiv.', 'score']), ...rows.map(rowText)];
};

const rowOf = (key: string, tally: Tally): [string, ...string[]] => [
  key,
  ...[tally.killed, tally.weak, tally.noted, tally.survived, tally.equivalent].map(String),
  percent(scoreOf(tally)),
];

const rowText = ([name, ...cells]: readonly [string, ...string[]]): string =>
  name.slice(0, 31).padEnd(32) + cells.map((cell) => cell.padStart(8)).join('');

export const percent = (share: number): string => `${(Math.floor(share * 1_000) / 10).toFixed(1)} %`;

const checkLines = (results: readonly Result[], checks: readonly string[]): string[] => {
  const all = byCheck(results, checks);
  const figures = all.filter(({ kills }) => kills > 0);
  const idle = results.length === 0 ? [] : all.filter(({ kills }) => kills === 0).map(({ id }) => id);
  const unfinished = unfinishedOnes(results).map(({ mutant: { id } }) => id);
  const alone = figures.filter((one) => one.alone.length > 0);
  const spare = figures.filter((one) => one.alone.length === 0).map(({ id }) => id);
  const hanging = alone.flatMap((one) => wrapped(`${one.id} (${one.alone.length}): ${one.alone.join(' ')}`));
  const rare = needingMoreInputs(results).map(({ mutant: { id } }) => id);
  return [
    ...titled('Faults that need more random inputs', listed(rare)),
    ...titled('Faults that hang on one check (made by hand)', hanging),
    ...titled('Checks that kill nothing that no other check kills', listed(spare)),
    ...titled('Checks that kill nothing (made by hand)', listed(idle)),
    ...titled('Faults that never end: not every check was asked', listed(unfinished)),
  ];
};

const titled = (title: string, lines: readonly string[]): string[] => (lines.length === 0 ? [] : ['', title, ...lines]);

/** The numbers that a run is about. */
const totalLines = (results: readonly Result[], losses: readonly Loss[], agreement: Agreement | null): string[] => [
  '',
  ...(['hand', 'generated'] as const).flatMap((origin) =>
    groupBy(
      results.filter(({ mutant }) => mutant.origin === origin),
      ({ mutant }) => mutant.language,
    ).map(([language, group]) => totalOf(origin, language, tallyOf(group))),
  ),
  ...groupBy(losses, ({ correct }) => correct.language).map(([language, group]) => {
    const programs = new Set(group.map(({ correct }) => correct.id)).size;
    const lost = group.filter(({ failing }) => failing.length > 0).length;
    const loaded = group.filter(({ load }) => load > 0).length;
    return `correct ${language}: ${programs} programs, ${group.length} gradings (${loaded} beside load), ${lost} lost points`;
  }),
  ...(agreement === null ? [] : agreementTotals(agreement)),
  ...twinTotal(results),
];

const totalOf = (origin: string, language: string, tally: Tally): string => {
  const others = `${tally.equivalent} equivalent, ${tally.invalid} do not compile`;
  return `${origin} ${language}: ${tally.killed} of ${faultsIn(tally)} killed (${percent(scoreOf(tally))}), ${others}`;
};

const twinTotal = (results: readonly Result[]): string[] => {
  const { all, agreeing, partly } = twinCounts(results);
  const total = `twins: ${agreeing} of ${all} pairs fail the same checks`;
  if (all === 0) return [];
  return [partly === 0 ? total : `${total} (${partly} of them of those that finish in both)`];
};

const agreementTotals = ({ facts, repeats }: Agreement): string[] => [
  `agreement: ${facts.filter(({ agrees }) => agrees).length} of ${facts.length} facts`,
  ...repeats.map(
    ({ language, load, gradings, reports }) =>
      `the same again, ${language}${besideText(load)}: ${gradings} gradings, ${reports} report(s)`,
  ),
];
