/** What was lost, a line for each cause, and what to do about the dearest first. */
import type { VNode } from 'preact';
import type { Cause } from '../../report/causes.ts';
import { causeTitle } from '../common/cause-title.ts';
import { element } from '../../pages/figures/element.ts';
import { type LostPoints, notShown } from '../../contracts/report.ts';
import { capped, checkLink, minus, plainTable, sentence, shorten } from './parts.ts';
import type { View } from './view.ts';
import { ledgerMessages } from './messages.ts';
import { commonMessages, headingMessages, labelMessages } from '../common/messages.ts';
import { fixed } from '../../text/points.ts';

export const drawLedger = (view: View): VNode | null => {
  const { report, causes } = view;
  const { score } = report.summary;
  if (score === null || report.lost.length === 0) return null;
  const costly = causes.causes.filter(({ points }) => points > 0);
  const columns = [{ title: labelMessages.points(), number: true }, { title: ledgerMessages.what() }];
  const more = (text: string): VNode => textRow('', text);
  const rows = [
    ...capped(view, costly, (cause, index) => causeRow(view, cause, index), more),
    ...capped(view, causes.others, (line) => otherRow(view, line), more),
  ];
  // A report that is too large for the page has not all of its lines here.
  const total = textRow(minus(100 - score), commonMessages.inAll({ score: fixed(score) }));
  return plainTable('data ledger', headingMessages.ledger(), columns, rows, total);
};

const textRow = (points: string, ...text: (VNode | string | null)[]): VNode =>
  element('tr', null, element('td', { class: 'number' }, points), element('td', null, text));

/** Each cause has its place on the page; what to do about the first is said at once. */
const causeRow = ({ causes, limits }: View, cause: Cause, index: number): VNode => {
  const { advice, points } = cause;
  return textRow(
    minus(points),
    element(
      'a',
      { class: 'ledger-cause', href: `#cause-${String(causes.causes.indexOf(cause) + 1)}` },
      shorten(causeTitle(cause), limits.characters),
    ),
    index > 0 || advice === null ? null : element('p', null, sentence(advice, limits.characters)),
  );
};

const otherRow = (view: View, { check, points, reason }: LostPoints): VNode =>
  check === notShown
    ? textRow(minus(points), `${ledgerMessages.notShown()}: ${reason}`)
    : textRow(minus(points), checkLink(view, check), ' ', reason);
