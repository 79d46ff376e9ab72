/** The causes of what was lost, the dearest first, each with as much as there is room for. */
import type { Report, Table } from '../../contracts/report.ts';
import { type Cause, causesOf } from '../../report/causes.ts';
import { isFailure } from '../../contracts/is-failure.ts';
import { at } from '../../text/at.ts';
import { fixed, sumOf } from '../../text/points.ts';
import { hanging, indent, padEnd, padStart, wrap } from '../../text/wrap.ts';
import { causeTitle } from '../common/cause-title.ts';
import { caseExample, type MoreWords } from './case-example.ts';
import type { CheckStyle } from './checks.ts';
import { textMessages } from './messages.ts';
import { drawTable } from './tables.ts';

const margin = 8;
/** Failed rows of a table that stand for all of it. */
const mostRows = 3;
/** They are named, however little room there is. */
const leastCauses = 3;

/** At most `room` lines, unless the names of three causes need more. `more` says how much is left out, and on a terminal how to see it. */
export const causeLines = (
  report: Report,
  style: CheckStyle,
  room: number,
  more: MoreWords = textMessages,
): string[] => {
  const { causes, others } = causesOf(report);
  if (causes.length === 0) return [];
  const summary = summaryOf(causes, sumOf(others), report, style);
  // Each has a line at least: what is further down is not laid out.
  const blocks = causes.slice(0, Math.max(leastCauses, room)).map((cause) => blockOf(cause, report, style, more));
  const shown = fitting(blocks, room - summary.length - 1);
  const left = causes.length - shown.length;
  const rest = left === 0 ? [] : wrap(more.moreCauses({ count: left }), style.width);
  return [...summary, ...shown.flat(), ...rest];
};

/** `others`: points that none of the causes has cost. */
const summaryOf = (
  causes: readonly Cause[],
  others: number,
  { summary }: Report,
  { width, paint }: CheckStyle,
): string[] => {
  const costly = causes.filter(({ points }) => points > 0);
  const [first] = costly;
  if (summary.score === null) return wrap(textMessages.unscoredHeading(), width).map(paint.heading);
  if (first === undefined) return wrap(textMessages.informationHeading(), width).map(paint.heading);
  const facts = { points: fixed(sumOf(costly)), count: costly.length, first: fixed(first.points) };
  const more = others > 0 ? [textMessages.lostElse({ points: fixed(others) })] : [];
  return wrap([textMessages.lostFor(facts), ...more].join(' '), width).map(paint.heading);
};

type Lines = readonly string[];

/** How much is told of a cause besides its name, from what happened to all there is. */
const larger = ['brief', 'example', 'help', 'whole', 'places', 'rows'] as const;

type Level = 'name' | (typeof larger)[number];

interface Block {
  /** Is the name that of a check that lost points, which does not say what is wrong? */
  readonly needsExample: boolean;
  readonly levels: Readonly<Record<Level, Lines>>;
}

/** A cause by its name alone; with the first lines of what happened; with all of that; with all that helps; with no sentence cut; with where else it is seen; with rows of a table. */
const blockOf = (cause: Cause, report: Report, style: CheckStyle, more: MoreWords): Block => {
  const { paint, width } = style;
  const inner = { ...style, width: width - margin };
  const points = pointsOf(cause, report);
  const [first = '', ...others] = hanging(padEnd(`${padStart(points, margin - 2)} `, margin), causeTitle(cause), width);
  const name = [paint.heading(first), ...others];
  const { brief, short, full, whole } = caseExample(cause, inner, more);
  const helped = [...name, ...indent(whole, margin)];
  const seen = indent(namesOf(cause, inner), margin);
  const rows = rowsOf(cause, report, style);
  return {
    needsExample: cause.id.startsWith('check/') && cause.points > 0,
    levels: {
      name,
      brief: [...name, ...indent(brief, margin)],
      example: [...name, ...indent(short, margin)],
      help: [...name, ...indent(full, margin)],
      whole: helped,
      places: [...helped, ...seen],
      rows: [...helped, ...rows, ...seen],
    },
  };
};

/** Where there is no score, nothing is known of what it costs. */
const pointsOf = ({ points }: Cause, { summary }: Report): string => {
  if (summary.score === null) return '-';
  return points > 0 ? `-${fixed(points)}` : textMessages.information();
};

/** Which checks it is seen in, how many more fail by it, and how many were not run. */
const namesOf = ({ checks, consequences }: Cause, { width, paint }: CheckStyle): string[] => {
  const names = checks.slice(0, 3).map(({ id }) => id);
  const failed = consequences.filter(isFailure).length;
  const [more, notRun] = [checks.length - names.length + failed, consequences.length - failed];
  const told = names.join(', ');
  const seen = more > 0 ? textMessages.seenIn({ checks: told, count: more }) : textMessages.seenInAll({ checks: told });
  const words = [seen, ...(notRun > 0 ? [textMessages.notRunBecause({ count: notRun })] : [])];
  return wrap(words.join(' '), width).map(paint.faint);
};

/** Of a table that has failed rows by it, the first of these that were measured; what throws, is not. A wide table is indented less. */
const rowsOf = ({ id, checks, consequences }: Cause, { tables }: Report, { width, paint }: CheckStyle): string[] => {
  if (id.startsWith('exception/')) return [];
  const own = new Set([...checks, ...consequences].map(({ id }) => id));
  const [first] = tables.flatMap((table): Table[] => {
    const rows = table.rows.filter(
      (row) => own.has(row.check) && isFailure(row) && row.cells.some((cell) => cell !== null),
    );
    return rows.length === 0 ? [] : [{ ...table, rows: rows.slice(0, mostRows) }];
  });
  if (first === undefined) return [];
  const drawing = drawTable(first, width, paint);
  const spaces = Math.max(0, Math.min(margin, width - at(drawing, 0).length));
  return [...indent(wrap(first.title, width - margin), margin), ...indent(drawing, spaces)];
};

/** All by their names; the dearest with what helps; then, in their order, as many as there is room for with more and more. */
const fitting = (blocks: readonly Block[], room: number): readonly Lines[] => {
  const least = blocks.map(({ levels }) => levels.name);
  const [dearest] = blocks;
  // Its name says nothing, and it has cost the most: others may be left out for its example.
  if (dearest?.needsExample === true) {
    const others = least.slice(1, leastCauses).flat().length;
    if (dearest.levels.example.length + others <= room) least[0] = dearest.levels.example;
  }
  const names = least.slice(0, countNamed(least, room));
  const named = blocks.slice(0, names.length);
  const examples = named.map(({ needsExample, levels }) => (needsExample ? levels.example : levels.name));
  const withDearest = (shown: readonly Lines[], level: Level): readonly Lines[] =>
    enlarged(shown, shown.with(0, at(named, 0).levels[level]), room);
  const begun = enlarged(withDearest(withDearest(names, 'brief'), 'example'), examples, room);
  const helped = withDearest(withDearest(begun, 'help'), 'whole');
  const steps = larger.map((level) => named.map(({ levels }) => levels[level]));
  return steps.reduce((shown, wanted) => enlarged(shown, wanted, room), helped);
};

/** How many there is room for by their names. */
const countNamed = (names: readonly Lines[], room: number): number => {
  let free = room;
  const end = names.findIndex((name, index) => {
    free -= name.length;
    return free < 0 && index >= leastCauses;
  });
  return end < 0 ? names.length : end;
};

/** What is wanted in place of what is shown, for one after the other, where there is room for it. */
const enlarged = (shown: readonly Lines[], wanted: readonly Lines[], room: number): readonly Lines[] => {
  let free = room - shown.flat().length;
  return shown.map((now, index) => {
    const more = at(wanted, index).length - now.length;
    if (more <= 0 || more > free) return now;
    free -= more;
    return at(wanted, index);
  });
};
