/** What was lost and by what, for the place above all tests that a platform shows: as in the text for people. */
import { makePaint } from '../../text/paint.ts';
import { causeLines } from '../text/causes.ts';
import { pointsText } from './items.ts';
import { commonMessages } from './messages.ts';
import type { Graded, View } from './view.ts';

const style = { width: 80, verbose: false, details: null, paint: makePaint(false) };
/** What is read before anybody scrolls. */
const mostLines = 40;

/** The causes with their points and an example each, then what to do; none when nothing failed. For a fixed-width font. */
export const causeParagraphs = ({ report }: Pick<View, 'report'>): string[] => {
  const lines = causeLines(report, style, mostLines, commonMessages);
  return lines.length === 0 ? [] : [lines.join('\n'), commonMessages.next({ count: report.causes.length })];
};

export const scoreLine = ({ scored }: Pick<Graded, 'scored'>): string =>
  commonMessages.score({ points: pointsText(scored.score) });
