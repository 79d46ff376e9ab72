/** What was not run for a reason that no failed check is, or where the grader failed: grouped by the reason. */
import type { VNode } from 'preact';
import { element } from '../../pages/figures/element.ts';
import { cappedItems, checkLink, fold, shorten } from './parts.ts';
import type { View } from './view.ts';
import { notRunMessages } from './messages.ts';
import { reasonOf } from '../common/detail.ts';
import { commonMessages, labelMessages } from '../common/messages.ts';

/** Checks or cases that are named at once. */
const mostOpen = 8;

interface NotRun {
  readonly check: string;
  readonly text: string;
  /** Where links to the check lead; a case has no such place. */
  readonly anchor: string | null;
}

export const drawNotRun = (view: View): VNode | null => {
  const reasons = reasonsOf(view);
  if (reasons.size === 0) return null;
  const items = cappedItems(view, [...reasons], ([reason, all]) => element('li', null, reasonItem(view, reason, all)));
  return element('ul', { class: 'reasons', 'data-kinds': 'notRun' }, items);
};

const reasonsOf = ({ report, causes, anchors }: View): ReadonlyMap<string, readonly NotRun[]> => {
  const told = new Set(causes.causes.flatMap(({ consequences }) => consequences));
  const all = report.checks.flatMap((check) => {
    const { id, title, verdict, cases } = check;
    if (verdict === 'skipped' || verdict === 'grader-fault') {
      const one = { check: id, text: title, anchor: anchors.check(id), reason: reasonOf(check) };
      return told.has(check) ? [] : [one];
    }
    return cases
      .filter((one) => one.verdict === 'skipped')
      .map(({ name, message }) => ({
        check: id,
        text: notRunMessages.ofCheck({ check: title, name }),
        anchor: null,
        reason: message ?? commonMessages.noReason(),
      }));
  });
  return Map.groupBy(all, ({ reason }) => reason);
};

const reasonItem = (view: View, reason: string, all: readonly NotRun[]): (VNode | null)[] => {
  const list = element(
    'ul',
    { class: 'plain' },
    cappedItems(view, all, (one) => notRunItem(view, one)),
  );
  // Of one check, many cases may not have been run.
  const count = new Set(all.map(({ check }) => check)).size;
  return [
    element('p', null, shorten(reason, view.limits.characters)),
    all.length > mostOpen ? fold(labelMessages.checks({ count }), false, list) : list,
  ];
};

const notRunItem = (view: View, { check, text, anchor }: NotRun): VNode =>
  anchor === null
    ? element('li', null, checkLink(view, check), ' ', shorten(text, view.limits.rowCharacters))
    : element('li', { id: anchor }, element('code', null, check), ' ', shorten(text, view.limits.rowCharacters));
