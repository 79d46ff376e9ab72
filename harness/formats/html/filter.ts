/**
 * Filters by verdict and by section, without a script: each choice is a radio button, and the style hides what does not
 * have it. What a link leads to is shown all the same.
 */
import type { VNode } from 'preact';
import type { CheckResult, Report, Verdict } from '../../contracts/report.ts';
import { element } from '../../pages/figures/element.ts';
import { sectionTitle } from '../../report/sections.ts';
import { filterMessages } from './messages.ts';
import type { View } from './view.ts';

const kinds = ['failed', 'notRun', 'passed'] as const;
type Kind = (typeof kinds)[number];

const kindOf = (verdict: Verdict): Kind =>
  verdict === 'passed' ? 'passed' : verdict === 'skipped' || verdict === 'grader-fault' ? 'notRun' : 'failed';

/** The attributes by which an element that tells of these checks is found. */
export const filterFacts = (checks: readonly CheckResult[]): Record<string, string> => ({
  'data-kinds': [...new Set(checks.map(({ verdict }) => kindOf(verdict)))].join(' '),
  'data-sections': [...new Set(checks.map(({ section }) => section))].join(' '),
});

/** Nothing where there is nothing to choose from. */
export const drawFilters = ({ report }: View): VNode | null => {
  const choices = choicesOf(report);
  if (choices.length === 0) return null;
  return element(
    'div',
    { class: 'filters screen-only' },
    choices.map(({ name, legend, values }) =>
      element(
        'fieldset',
        null,
        element('legend', null, legend),
        // A section may have any word as its id: the choice of all has none.
        [{ value: null, label: filterMessages.all() }, ...values].map(({ value, label }) => {
          const id = value === null ? undefined : `${name}-${value}`;
          return element('label', null, element('input', { type: 'radio', name, id, checked: value === null }), label);
        }),
      ),
    ),
  );
};

/** Ids of kinds and sections are ours, and good in a selector. Paper does not tell what is chosen, so that all is on it. */
export const filterStyles = (report: Report): string => {
  const rules = choicesOf(report).flatMap(({ name, values }) => values.flatMap(({ value }) => rulesOf(name, value)));
  return `@media screen {\n${rules.join('\n')}\n}`;
};

const rulesOf = (name: Choice['name'], value: string): readonly string[] => {
  const chosen = `main:has(#${name}-${value}:checked)`;
  const own = `[data-${name}s~='${value}']`;
  return [
    `${chosen} [data-${name}s]:not(${own}, :target, :has(:target), .cause:target *)`,
    ...filtered[name].map(
      (id) => `${chosen}:not(:has(#${id} :is(${own}, :target))) :is(#${id}, .contents li:has([href='#${id}']))`,
    ),
  ].map((selector) => `${selector} { display: none; }`);
};

/** Parts of the page that hold nothing else: where nothing of one is left, it goes with its heading and the link to it. */
const filtered = {
  kind: ['failed', 'information', 'notRun', 'passed'],
  section: ['failed', 'information', 'passed'],
} as const;

interface Choice {
  readonly name: 'kind' | 'section';
  readonly legend: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
}

const choicesOf = (report: Report): Choice[] => {
  const counts = Map.groupBy(report.checks, ({ verdict }) => kindOf(verdict));
  const present = kinds.flatMap((kind) => {
    const count = counts.get(kind)?.length ?? 0;
    return count === 0 ? [] : [{ value: kind, label: filterMessages[kind]({ count }) }];
  });
  const sections = [...new Set(report.checks.map(({ section }) => section))].map((id) => ({
    value: id,
    label: sectionTitle(report, id),
  }));
  const choices: readonly Choice[] = [
    { name: 'kind', legend: filterMessages.verdict(), values: present },
    { name: 'section', legend: filterMessages.section(), values: sections },
  ];
  return choices.filter(({ values }) => values.length > 1);
};
