/** What was lost, by cause, and what would bring it back. */
import type { VNode } from 'preact';
import type { Cause } from '../../report/causes.ts';
import { element } from '../../pages/figures/element.ts';
import { type LostPoints, notShown } from '../../contracts/report.ts';
import { capped, checkLink, fold, minus, shorten } from './parts.ts';
import type { View } from './view.ts';
import { ledgerMessages } from './messages.ts';
import { commonMessages, headingMessages, labelMessages } from '../common/messages.ts';
import { fixed } from '../../text/points.ts';

/** Lines of one cause that stand open. */
const mostOpen = 5;

export const drawLedger = (view: View): VNode | null => {
  const { report, causes } = view;
  const { score } = report.summary;
  if (score === null || report.lost.length === 0) return null;
  const costly = causes.causes.filter(({ points }) => points > 0);
  const total = report.lost.reduce((sum, { points }) => sum + points, 0);
  return element(
    'table',
    { class: 'data ledger' },
    element('caption', { class: 'unseen' }, headingMessages.ledger()),
    element(
      'thead',
      null,
      element(
        'tr',
        null,
        element('th', { scope: 'col', class: 'number' }, labelMessages.points()),
        element('th', { scope: 'col' }, ledgerMessages.what()),
      ),
    ),
    element('tbody', null, [
      ...capped(
        view,
        costly,
        (cause, index) => causeRow(view, cause, index),
        (text) => textRow('', text),
      ),
      ...capped(
        view,
        causes.others,
        (line) => otherRow(view, line),
        (text) => textRow('', text),
      ),
    ]),
    element('tfoot', null, textRow(minus(total), commonMessages.inAll({ score: fixed(score) }))),
  );
};

const textRow = (points: string, text: string): VNode =>
  element('tr', null, element('td', { class: 'number' }, points), element('td', null, text));

const causeRow = (view: View, cause: Cause, index: number): VNode => {
  const { lost } = cause;
  const lines = element(
    'ul',
    { class: 'plain' },
    capped(
      view,
      lost,
      (line) => ledgerLine(view, line),
      (text) => element('li', null, text),
    ),
  );
  const heading = element('a', { href: `#cause-${String(index + 1)}` }, shorten(cause.title, view.limits.characters));
  return element(
    'tr',
    null,
    element('td', { class: 'number' }, minus(cause.points)),
    element(
      'td',
      null,
      element('p', { class: 'ledger-cause' }, heading),
      cause.advice === null ? null : element('p', null, shorten(cause.advice, view.limits.characters)),
      lost.length > mostOpen ? fold(ledgerMessages.checks({ count: lost.length }), false, lines) : lines,
    ),
  );
};

const ledgerLine = (view: View, { check, points, reason }: LostPoints): VNode =>
  element('li', null, element('span', { class: 'figure' }, minus(points)), ' ', checkLink(view, check), ' ', reason);

const otherRow = (view: View, { check, points, reason }: LostPoints): VNode =>
  element(
    'tr',
    null,
    element('td', { class: 'number' }, minus(points)),
    element(
      'td',
      null,
      check === notShown ? ledgerMessages.notShown() : checkLink(view, check),
      ' ',
      check === notShown && reason === '' ? null : reason,
    ),
  );
