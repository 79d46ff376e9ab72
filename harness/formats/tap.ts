/** TAP 14: a point for each check, with what is known of it in a YAML block. What costs no points is a TODO: no failure. */
import { stringify } from 'yaml';
import { scoreLine } from './common/cause-text.ts';
import { checkText, reasonOf } from './common/detail.ts';
import { fitting, sensibleBytes, type Detail } from './common/fitting.ts';
import { isRemark, points, type Item, type Scored } from './common/items.ts';
import { listed } from './common/listed.ts';
import { oneLine } from './common/shorten.ts';
import { editionView, type View } from './common/view.ts';
import { commonMessages } from './common/messages.ts';
import type { Format } from '../contracts/format.ts';
import { verdictMessages } from '../messages/names.ts';

export const tap = {
  id: 'tap',
  title: 'TAP 14, Test Anything Protocol',
  render: (report) => {
    const view = editionView(report);
    return fitting(sensibleBytes, view.failures, (detail) => documentOf(view, detail));
  },
} satisfies Format;

const documentOf = (view: View, detail: Detail): string => {
  const { items, left } = listed(view.scored, detail.checks);
  return [
    'TAP version 14',
    `# ${oneLine(`${view.report.assignment} ${view.report.submission.name}`, 250)}`,
    ...(left > 0 ? [`# ${commonMessages.restCut({ count: left })}`] : []),
    ...items.flatMap((item, index) => pointOf(item, index + 1, { scored: view.scored, detail })),
    ...endOf(view, items.length),
    '',
  ].join('\n');
};

/** The plan comes last, but nothing was graded: then there is no result, whatever single checks say. */
const endOf = (view: View, count: number): string[] =>
  view.standing === 'graded'
    ? [count === 0 ? '1..0 # SKIP' : `1..${String(count)}`, `# ${scoreLine(view)}`]
    : [`Bail out! ${oneLine(view.reason, 500)}`];

interface Around {
  readonly scored: Scored;
  readonly detail: Detail;
}

const pointOf = (item: Item, number: number, { scored, detail }: Around): string[] => {
  const { check, available, earned } = item;
  const { verdict } = check;
  const fine = verdict === 'passed' || verdict === 'skipped' || verdict === 'grader-fault';
  const directive = directiveOf(item, scored);
  const text = verdict === 'skipped' ? '' : checkText(check, detail);
  const facts = {
    id: check.id,
    verdict,
    section: check.section,
    points: points(earned),
    max_points: points(available),
    ...(text === '' ? {} : { message: text }),
  };
  return [
    `${fine ? 'ok' : 'not ok'} ${String(number)} - ${escaped(oneLine(`${check.id}: ${check.title}`, 250))}${directive}`,
    ...yamlBlock(facts),
  ];
};

const directiveOf = (item: Item, scored: Scored): string => {
  const { verdict } = item.check;
  if (isRemark(item, scored)) return ` # TODO ${commonMessages.information()}`;
  if (verdict !== 'skipped' && verdict !== 'grader-fault') return '';
  const reason = verdict === 'skipped' ? reasonOf(item.check) : verdictMessages[verdict]();
  return ` # SKIP ${escaped(oneLine(reason, 500))}`;
};

/** What begins a directive is only text. */
const escaped = (text: string): string => text.replace(/[\\#]/g, '\\$&');

const yamlBlock = (facts: object): string[] => {
  const lines = stringify(facts, { lineWidth: 0, blockQuote: 'literal' }).trimEnd().split('\n');
  return ['---', ...lines, '...'].map((line) => (line === '' ? '' : `  ${line}`));
};
