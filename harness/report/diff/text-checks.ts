/** The checks that changed, as lists with the points that moved. */
import { displayWidth, hanging, padStart, wrap } from '../../text/wrap.ts';
import type { CheckChange, Outcome } from './checks.ts';
import type { ReportDiff } from './diff.ts';
import { signed } from '../../text/points.ts';
import type { TextStyle } from '../../text/paint.ts';
import { diffMessages as messages } from './messages.ts';
import { verdictMessages } from '../../messages/names.ts';
import { at } from '../../text/at.ts';

/** Checks of a list that are told; --json has them all. */
const most = 15;

/** Fixed, broken, still failing; then in one line what stayed as it was. */
export const changedChecks = (diff: ReportDiff, style: TextStyle): string[] => {
  const { fixed, broken, reached, unreached, stillFailing, unchanged, onlyOld, onlyNew } = diff.checks;
  const { width, paint } = style;
  const moved = new Map(diff.points.checks.map(({ check, change }) => [check, change]));
  const rows = (list: readonly CheckChange[], more: (change: CheckChange) => string): string[] =>
    listed(list, (change) => row(change, moved.get(change.id) ?? 0, more(change), style));
  const blocks = [
    block(paint.good, fixed, messages.fixed, rows(fixed, nothing)),
    block(paint.bad, broken, messages.broken, rows(broken, explained)),
    block(paint.bad, reached, messages.reached, rows(reached, explained)),
    block(paint.warning, unreached, messages.unreached, unrun(unreached, width)),
    block(paint.warning, stillFailing, messages.stillFailing, rows(stillFailing, progress)),
  ].flat();
  const only = (ids: readonly string[], say: (facts: { ids: string }) => string): string[] =>
    ids.length === 0 ? [] : wrap(say({ ids: few(ids) }), width);
  return [
    ...(blocks.length === 0 ? [messages.nothing()] : blocks),
    ...only(onlyOld, messages.onlyOld),
    ...only(onlyNew, messages.onlyNew),
    // Where nothing was run, nothing can stay as it was.
    ...(unchanged.passed + unchanged.notRun === 0 ? [] : wrap(messages.unchanged(unchanged), width)),
  ];
};

const block = (
  paint: (text: string) => string,
  list: readonly CheckChange[],
  title: (facts: { count: number }) => string,
  rows: readonly string[],
): string[] => (list.length === 0 ? [] : [paint(title({ count: list.length })), ...rows]);

/** Usually many at once, for one reason. */
const unrun = (list: readonly CheckChange[], width: number): string[] => {
  const reasons = Map.groupBy(list, ({ new: now }) => now.message ?? '');
  return [...reasons].flatMap(([reason, checks]) => [
    ...hanging('  ', few(checks.map(({ id }) => id)), width),
    ...(reason === '' ? [] : hanging('    ', reason, width)),
  ]);
};

const listed = (list: readonly CheckChange[], lines: (change: CheckChange) => string[]): string[] => [
  ...list.slice(0, most).flatMap(lines),
  ...(list.length > most ? [`  ${messages.more({ count: list.length - most })}`] : []),
];

/** `  stack-1a  size() of the stacks in the files   +7.14`, and below it what it says now. */
const row = ({ id, title }: CheckChange, points: number, more: string, { width, paint }: TextStyle): string[] => {
  const right = points === 0 ? '' : signed(points);
  const lines = hanging(`  ${id}  `, title, width - 9);
  const last = at(lines, -1);
  const space = width - displayWidth(last);
  const first = [...lines.slice(0, -1), right === '' ? last : `${last}${padStart(right, space)}`];
  return [...first, ...(more === '' ? [] : hanging('    ', more, width).map(paint.faint))];
};

const nothing = (): string => '';

const explained = ({ new: now }: CheckChange): string =>
  [outcomeText(now), now.message?.split('\n')[0] ?? ''].filter((text) => text !== '').join(': ');

/** Nothing when it fails as before. */
const progress = ({ old, new: now }: CheckChange): string => {
  const [before, after] = [outcomeText(old), outcomeText(now)];
  return before === after ? '' : messages.moved({ now: after, old: before });
};

const outcomeText = ({ verdict, failed, cases }: Outcome): string =>
  cases > 1 && failed > 0
    ? messages.cases({ verdict: verdictMessages[verdict](), failed, total: cases })
    : verdictMessages[verdict]();

const few = (ids: readonly string[]): string =>
  ids.length > most
    ? `${ids.slice(0, most).join(', ')}, ${messages.more({ count: ids.length - most })}`
    : ids.join(', ');
