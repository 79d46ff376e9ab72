/** One screen: the score by section, the causes with their points and an example each, and where the rest is. */
import type { Report } from '../../contracts/report.ts';
import { isOfBuild } from '../../report/sections.ts';
import { hanging, wrap } from '../../text/wrap.ts';
import { checkSetWords } from '../common/check-set.ts';
import { commonMessages, isolationMessages } from '../common/messages.ts';
import { causeLines } from './causes.ts';
import { type CheckStyle, explainLines } from './checks.ts';
import { headLines, scoreLines } from './frame.ts';
import { aboutLabels, textMessages } from './messages.ts';

/** Lines that a report has at most, where its head leaves room for that. */
const mostLines = 40;
/** Causes have at least so many, however long the head is. */
const leastForCauses = 12;

export const shortReport = (report: Report, style: CheckStyle): string[] => {
  const { width, paint } = style;
  const head = headLines(report, style);
  const foot = ['', ...footLines(report, style), '', ...scoreLines(report, width, paint)];
  const room = Math.max(leastForCauses, mostLines - head.length - foot.length - 1);
  const causes = causeLines(report, style, room);
  return [...head, ...(causes.length === 0 ? [] : ['', ...causes]), ...foot];
};

const footLines = (report: Report, style: CheckStyle): string[] => {
  const { width, paint, details } = style;
  const rest = details === null ? textMessages.everything() : textMessages.everythingIn({ details });
  return [
    ...notRunLines(report, width),
    ...labelled(aboutLabels.isolation, weakness(report), width),
    ...labelled(aboutLabels.checks, checkSetWords(report), width),
    ...explainOne(report, style),
    ...wrap(rest, width).map(paint.faint),
  ];
};

/** For reasons that no failed check is. */
const notRunLines = ({ checks, causes }: Report, width: number): string[] => {
  const told = new Set(causes.flatMap(({ consequences }) => consequences));
  const skipped = checks.filter(({ id, verdict }) => verdict === 'skipped' && !told.has(id));
  const [first] = Map.groupBy(skipped, ({ reason }) => reason ?? commonMessages.noReason());
  if (first === undefined) return [];
  const [reason, { length: count }] = first;
  const others = skipped.length - count;
  const more = others === 0 ? [] : [textMessages.notRunElse({ count: others })];
  return wrap([textMessages.notRun({ count, reason }), ...more].join(' '), width);
};

/** How it is isolated, where that is not as safe as it should be. */
const weakness = ({ isolation }: Report): string | null =>
  isolation === 'full' || isolation === 'not-used' ? null : isolationMessages[isolation]();

const labelled = (label: () => string, words: string | null, width: number): string[] =>
  words === null ? [] : hanging(`${label()} `, words, width);

const explainOne = ({ causes, checks }: Report, style: CheckStyle): string[] => {
  const one = causes[0]?.checks[0] ?? checks.find(({ section }) => !isOfBuild(section))?.id;
  return one === undefined ? [] : explainLines(one, style);
};
