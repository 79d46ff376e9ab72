/** Writes the figures of a run between the marks of docs/proof.md and README.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../harness/platform/package-root.ts';
import {
  byCheck,
  type CheckFigures,
  faultsIn,
  groupBy,
  needingMoreInputs,
  openOnes,
  scoreOf,
  tallyOf,
  twinCounts,
  unfinishedOnes,
} from './figures.ts';
import { fewInputs } from './grading.ts';
import type { Agreement } from './agreement.ts';
import { type Loss, swayedOnes } from './loss.ts';
import { marginsOf } from './margins.ts';
import { fateOf, type Result } from './mutant.ts';
import type { Options } from './options.ts';
import type { Proof } from './run.ts';
import { percent } from './summary.ts';
import { at } from '../../harness/text/at.ts';

/** `origin`: of which day and which code they are. */
export const writeDocs = (proof: Proof, checks: readonly string[], options: Options, origin: string): void => {
  write('docs/proof.md', [
    ...[originLine(options, origin), ''],
    ...figureTables(proof),
    ...marginTable(proof.losses),
    ...agreementTables(proof.agreement),
    ...checkTables(proof.results, checks),
  ]);
  write('README.md', [fourNumbers(proof), '', `Of ${origin}.`]);
};

const [begin, end] = ['<!-- figures -->', '<!-- end of figures -->'];

const write = (path: string, lines: readonly string[]): void => {
  const file = join(packageRoot(), path);
  writeFileSync(file, withFigures(readFileSync(file, 'utf8'), lines));
};

/** The page with these lines between its marks. @throws {Error} for one without marks */
export const withFigures = (page: string, lines: readonly string[]): string => {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page has no place for figures: ${begin} ... ${end}`);
  return `${page.slice(0, from + begin.length)}\n\n${lines.join('\n')}\n\n${page.slice(to)}`;
};

/** With how many seeds, and beside how many processes. */
export const originLine = ({ seeds, seedsOfCorrect, load }: Options, origin: string): string =>
  `Of ${origin}. Seeds: ${seeds} for mutants made by hand, 1 for generated ones, ${seedsOfCorrect} for the correct programs that come first. ` +
  `Processes beside those under load: ${load}.`;

/** A paragraph for the README: a sentence for each thing that was asked. */
export const fourNumbers = ({ results, losses }: Pick<Proof, 'results' | 'losses'>): string => {
  const { all, agreeing, partly } = twinCounts(results);
  const lost = losses.filter(({ failing }) => failing.length > 0).length;
  return [
    ...killedShare(results, 'hand', 'faults made by hand'),
    ...killedShare(results, 'generated', 'faults made by a program'),
    ...(losses.length === 0 ? [] : [`Of ${losses.length} gradings of correct programs **${lost}** lose points.`]),
    ...(all === 0
      ? []
      : [
          `**${agreeing} of ${all}** faults fail the same checks in both languages` +
            `${partly === 0 ? '' : `, ${partly} of them of the checks that finish in both`}.`,
        ]),
  ].join('\n');
};

/** What is equivalent or does not compile is no fault. */
const killedShare = (results: readonly Result[], origin: Result['mutant']['origin'], what: string): string[] => {
  const tally = tallyOf(results.filter(({ mutant }) => mutant.origin === origin));
  const all = faultsIn(tally);
  return all === 0 ? [] : [`**${tally.killed} of ${all}** ${what} lose points.`];
};

const tableText = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] => [
  ...[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`),
  '',
];

const figureTables = ({ results, losses }: Proof): string[] => {
  const head = ['mutants', 'killed', 'weak', 'noted', 'survived', 'equivalent', 'do not compile', 'score'];
  const rows = groupBy(results, ({ mutant: { origin, language, part } }) => `${origin}, ${language}, ${part}`);
  const correct = groupBy(losses, ({ correct: { language } }) => language).map(([language, group]) => [
    language,
    new Set(group.map((one) => one.correct.id)).size,
    group.length,
    group.filter(({ failing }) => failing.length > 0).length,
    group.filter(({ load }) => load > 0).length,
    swayedOnes(group).length,
  ]);
  return [
    ...tableText(
      head,
      rows.map(([key, group]) => {
        const { killed, weak, noted, survived, equivalent, invalid } = tallyOf(group);
        return [key, killed, weak, noted, survived, equivalent, invalid, percent(scoreOf(tallyOf(group)))];
      }),
    ),
    ...inputsTable(results),
    ...tableText(correctHead, correct),
  ];
};

/** Of those that random inputs can show. */
const inputsTable = (all: readonly Result[]): string[] => {
  const results = all.filter(
    ({ mutant: { part, equivalent } }) => ['board', 'solver'].includes(part) && equivalent === null,
  );
  const killed = (group: readonly Result[]): number => group.filter((one) => fateOf(one) === 'killed').length;
  const more = needingMoreInputs(results).map(({ mutant: { id } }) => `- \`${id}\``);
  return [
    ...tableText(
      [
        'Board and Solver: mutants killed',
        `with the first ${fewInputs} random inputs`,
        'with the numbers of the original',
      ],
      groupBy(results, ({ mutant: { origin, language } }) => `${origin}, ${language}`).map(([key, group]) => [
        ...[key, killed(group) - killed(needingMoreInputs(group)), killed(group)],
      ]),
    ),
    ...(more.length === 0 ? [] : ['Seen with more inputs alone:', '', ...more, '']),
  ];
};

const correctHead = [
  'correct programs',
  'programs',
  'gradings',
  'that lose points',
  'beside load',
  'that differ there',
];

const marginTable = (losses: readonly Loss[]): string[] =>
  tableText(
    ['of the limit, correct programs', 'rows', 'least', 'median', 'largest', 'which is'],
    marginsOf(losses).map(({ language, table, rows, where, ...ratios }) => [
      ...[`${language}, ${table}`, rows],
      ...[ratios.least, ratios.median, ratios.largest].map((ratio) => ratio.toFixed(2)),
      where,
    ]),
  );

const agreementTables = (agreement: Agreement | null): string[] => {
  if (agreement === null) return [];
  const { facts, repeats } = agreement;
  const rows = facts.map((one) => [one.language, one.what, one.published, one.ours, one.agrees ? 'yes' : '**no**']);
  return [
    ...tableText(['language', 'fact', 'published', 'here', 'agrees'], rows),
    ...tableText(
      ['the same submission again', 'processes beside it', 'gradings', 'different reports'],
      repeats.map(({ language, load, gradings, reports }) => [language, load, gradings, reports]),
    ),
  ];
};

const checkTables = (results: readonly Result[], checks: readonly string[]): string[] => {
  const figures = byCheck(results, checks);
  const open = openOnes(results).map(({ mutant: { id } }) => `- \`${id}\``);
  return [
    ...tableText(
      ['check', 'sees', 'alone', 'faults that hang on it'],
      checkRows(figures.filter(({ kills }) => kills > 0)),
    ),
    ...idleLines(figures.filter(({ kills }) => kills === 0)),
    ...unfinishedLines(results),
    ...(open.length === 0 ? ['Nothing is left open.'] : ['Left open:', '', ...open]),
  ];
};

/** Checks whose ids differ only in their end are one line, as far as no fault hangs on one of them. */
export const checkRows = (figures: readonly CheckFigures[]): (string | number)[][] =>
  [...Map.groupBy(figures, ({ id, alone }) => (alone.length === 0 ? familyOf(id) : id))].map(([family, group]) => {
    const kills = group.map((one) => one.kills);
    const [least, most] = [Math.min(...kills), Math.max(...kills)];
    const alone = group.flatMap((one) => one.alone);
    return [
      group.length === 1 ? group.map(({ id }) => `\`${id}\``).join('') : `\`${family}\` (${group.length})`,
      ...[least === most ? least : `${least} to ${most}`, alone.length, namesOf(alone)],
    ];
  });

/** They may be there for what they tell, or for faults that nobody has made. */
export const idleLines = (figures: readonly CheckFigures[]): string[] => {
  const families = [...Map.groupBy(figures, ({ id }) => familyOf(id))];
  const names = families.map(([family, all]) =>
    all.length === 1 ? `\`${at(all, 0).id}\`` : `\`${family}\` (${all.length})`,
  );
  return names.length === 0 ? [] : [`Checks that no fault made by hand fails: ${names.join(', ')}`, ''];
};

/** Without the language where both have the fault. */
const namesOf = (ids: readonly string[]): string => {
  const names = ids.map((id) => id.replace(/^[^/]+\//, ''));
  return [...new Set(ids.map((id, index) => (isTwice(names, names[index]) ? names[index] : id)))]
    .map((name) => `\`${name}\``)
    .join(', ');
};

const isTwice = <T>(all: readonly T[], one: T): boolean => all.indexOf(one) !== all.lastIndexOf(one);

const familyOf = (id: string): string => id.replace(/-[^-]+$/, '-*');

const unfinishedLines = (results: readonly Result[]): string[] => {
  const ids = unfinishedOnes(results).map(({ mutant: { id } }) => id);
  return ids.length === 0 ? [] : [`Faults that never end, of which not every check was asked: ${namesOf(ids)}`, ''];
};
