/** A test for each check. What students see later than its verdict, or never, is a test of its own without a score. */
import { checkText } from '../common/detail.ts';
import type { Detail } from '../common/fitting.ts';
import type { Item } from '../common/items.ts';
import { oneLine } from '../common/shorten.ts';
import { gradescopeMessages } from './messages.ts';
import { companion, scoreOf, type Test, visibilityOf } from './test.ts';

export const flatTests = (items: readonly Item[], detail: Detail): Test[] =>
  items.flatMap((item) => testsOf(item, detail));

const testsOf = (item: Item, detail: Detail): Test[] => {
  const { check } = item;
  const later = companion(check);
  const text = checkText(check, detail);
  const id = oneLine(check.id, 250);
  const test = {
    ...scoreOf([item]),
    name: oneLine(`${check.id}: ${check.title}`, 250),
    output: later === null ? text : '',
    tags: [check.section, check.group, check.verdict].map((tag) => oneLine(tag, 100)),
    visibility: visibilityOf(check.visibility),
    extra_data: { checks: { [id]: check.verdict } },
  };
  if (later === null || text === '') return [test];
  const name = oneLine(gradescopeMessages.details({ id: check.id, title: check.title }), 250);
  return [test, { status: 'failed', name, output: text, visibility: later, extra_data: { details: [id] } }];
};
