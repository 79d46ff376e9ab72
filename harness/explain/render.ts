/** Explanations as text for a terminal. Pure. */
import { languages } from '../languages/registry.ts';
import { isOfBuild } from '../report/sections.ts';
import { at } from '../text/at.ts';
import { hanging, indent, padEnd, wrap, wrapAround } from '../text/wrap.ts';
import type { TextStyle } from '../text/paint.ts';
import type { ExplainedCheck, Told } from './explained.ts';
import { explainMessages as messages } from './messages.ts';

interface ListStyle extends TextStyle {
  /** Those of the command line, for the commands that are suggested. */
  readonly options: string;
}

export const renderCheck = (check: ExplainedCheck, { width, paint }: TextStyle): string => {
  const parts: readonly (readonly [heading: string, lines: readonly string[]])[] = [
    [messages.measured(), byLanguage(check, ({ measured }) => [measured])],
    [messages.why(), byLanguage(check, ({ why }) => [why])],
    [messages.inputs(), byLanguage(check, ({ inputs }) => inputs)],
    [messages.passing(), byLanguage(check, ({ passing }) => [passing])],
    [messages.source(), byLanguage(check, ({ source }) => [source])],
    [messages.worth(), byLanguage(check, (told) => [worth(check, told)])],
  ];
  const titles = byLanguage(check, ({ title }) => [title]);
  const [title = check.title] = titles;
  return joined([
    ...(titles.length === 1 ? [title] : [check.title])
      .flatMap((one) => hanging(`${check.id}  `, one, width))
      .map(paint.heading),
    paint.faint([check.assignment, check.section, check.group].join(' - ')),
    ...parts.flatMap(([heading, lines]) => [
      '',
      paint.heading(heading),
      ...indent(
        lines.flatMap((line) => wrap(line, width - 2)),
        2,
      ),
    ]),
  ]);
};

/** Told once where it is the same in all languages. */
const byLanguage = (
  { languages: told }: ExplainedCheck,
  pick: (told: Told) => readonly string[],
): readonly string[] => {
  const entries = Object.entries(told);
  const [first] = entries;
  if (first === undefined) return [];
  const isSame = entries.every(([, one]) => pick(one).join('\n') === pick(first[1]).join('\n'));
  if (isSame) return pick(first[1]);
  return entries.flatMap(([id, one]) => pick(one).map((text) => messages.inLanguage({ language: titleOf(id), text })));
};

const titleOf = (id: string): string => languages.find((language) => language.id === id)?.title ?? id;

const worth = ({ section, weight, ofPoints }: ExplainedCheck, { checksInSection }: Told): string => {
  if (weight === 0) return messages.worthNothing({ section });
  if (checksInSection === 0) return messages.worthNothingHere();
  const points = { weight, all: ofPoints };
  return isOfBuild(section)
    ? messages.allOrNothing(points)
    : messages.worthPoints({ ...points, section, count: checksInSection });
};

type Say = (facts: { readonly command: string }) => string;

const suggested = (asked: string, say: Say, width: number): string[] =>
  wrapAround(`grade explain ${asked}`, (command) => say({ command }), width);

/** Several checks, one line each, by group. */
export const renderList = (checks: readonly ExplainedCheck[], { width, paint, options }: ListStyle): string => {
  const column = Math.max(...checks.map(({ id }) => id.length)) + 2;
  const groups = Map.groupBy(checks, ({ section, group }) => `${section} - ${group}`);
  return joined([
    ...[...groups].flatMap(([heading, members]) => [
      paint.heading(heading),
      ...members.flatMap(({ id, title }) => hanging(`  ${padEnd(id, column)}`, title, width)),
      '',
    ]),
    ...suggested(at(checks, 0).id + options, messages.list, width).map(paint.faint),
  ]);
};

/** The sections with their groups. */
export const renderOverview = (checks: readonly ExplainedCheck[], { width, paint, options }: ListStyle): string => {
  const sections = Map.groupBy(checks, ({ section }) => section);
  const { assignment, section: first } = at(checks, 0);
  const example = [...sections].find(([, members]) => members.length > 1)?.[0] ?? first;
  return joined([
    ...wrap(messages.overview({ assignment }), width),
    ...suggested(example + options, messages.overviewMore, width),
    ...[...sections].flatMap(([section, members]) => ['', ...sectionLines(section, members, { width, paint })]),
  ]);
};

const sectionLines = (section: string, members: readonly ExplainedCheck[], { width, paint }: TextStyle): string[] => {
  const { weight, ofPoints } = at(members, 0);
  const points = weight === 0 ? messages.information() : messages.points({ weight, all: ofPoints });
  const groups = Map.groupBy(members, ({ group }) => group);
  const column = Math.max(...[...groups.keys()].map((group) => group.length)) + 2;
  return [
    paint.heading(messages.sectionLine({ section, weight: points })),
    ...[...groups].flatMap(([group, some]) => {
      const ids =
        some.length > 2
          ? messages.range({ first: at(some, 0).id, last: at(some, -1).id })
          : some.map(({ id }) => id).join(', ');
      return hanging(`  ${padEnd(group, column)}`, `${messages.checks({ count: some.length })}: ${ids}`, width);
    }),
  ];
};

const joined = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
