/**
 * Gradescope's results.json: the likely causes above, then a test for each group of checks, or for each check where the course
 * wants that (`formats.gradescope`). Visibilities become Gradescope's.
 */
import { causeParagraphs, scoreLine } from './common/cause-text.ts';
import { fitting, sensibleBytes, type Detail } from './common/fitting.ts';
import { type Item, points, type Scored } from './common/items.ts';
import { jsonText } from '../text/json-text.ts';
import { asked, listed } from './common/listed.ts';
import { oneLine, shorten } from './common/shorten.ts';
import { stagedView, studentView, type Graded, type Ungraded } from './common/view.ts';
import { commonMessages } from './common/messages.ts';
import { usualFormatSettings, type Format, type FormatSettings, type RenderOptions } from '../contracts/format.ts';
import { notShown, type Report } from '../contracts/report.ts';
import { gradescopeMessages } from './gradescope/messages.ts';
import { scoreOf, type Test, visibilityOf } from './gradescope/test.ts';
import { flatTests, groupedTests } from './gradescope/tests.ts';

const render = (report: Report, { formats = usualFormatSettings }: Pick<RenderOptions, 'formats'> = {}): string => {
  // What stands above the tests, or in their place, has no visibility of its own: students see it at once.
  const top = studentView(report);
  const view = report.audience === 'staff' && top.standing === 'graded' ? stagedView(report) : top;
  if (view.standing !== 'graded') return jsonText(ungraded(view));
  const causes = causeParagraphs({ report: view === top ? top.report : withoutHidden(top.report) });
  return fitting(sensibleBytes, view.failures, (detail) =>
    jsonText(graded({ view, causes, layout: formats.gradescope }, detail)),
  );
};

export const gradescope = {
  id: 'gradescope',
  title: 'Gradescope autograders',
  place: '/autograder/results/results.json',
  render,
} satisfies Format;

/**
 * Files in which there is nothing to grade get 0 and the reason. Without a score and without tests Gradescope reports that
 * the autograder failed, which is what happened, and stores no score: a fault of the grader must not look like a zero.
 */
const ungraded = ({ standing, reason }: Ungraded): object => ({
  ...(standing === 'nothing-to-grade' ? { score: 0, tests: [] } : {}),
  output: shorten(reason, 10_000),
  output_format: 'text',
  stdout_visibility: 'hidden',
});

/** What hidden checks cost is told by their tests, once students may see these: told here, it would give away the total. */
const withoutHidden = (report: Report): Report => ({
  ...report,
  lost: report.lost.filter(({ check }) => check !== notShown),
});

interface Shown {
  readonly view: Graded;
  readonly causes: readonly string[];
  readonly layout: FormatSettings['gradescope'];
}

const graded = (shown: Shown, detail: Detail): object => {
  const { view, layout } = shown;
  const all = asked(view.scored);
  const { items } = listed(all, detail.checks);
  const own = layout === 'flat' ? flatTests(items, detail) : groupedTests(items, view.report, detail);
  const tests = [...own, ...leftOut(all, items), ...restOf(all)];
  return {
    score: points(view.scored.score),
    output: introduction(shown, tests, detail),
    output_format: 'text',
    test_output_format: 'text',
    visibility: 'visible',
    stdout_visibility: 'hidden',
    tests,
  };
};

const mostNotes = 20;

/** Students see no total while a test is hidden from them; so it is not told here either. */
const introduction = ({ view, causes }: Shown, tests: readonly Test[], { shortened }: Detail): string => {
  const hidden = tests.some(({ visibility }) => visibility !== 'visible');
  const all = view.report.submission.notes.map(({ message }) => oneLine(message, 500));
  const left = all.length - mostNotes;
  const notes = [...all.slice(0, mostNotes), ...(left > 0 ? [commonMessages.moreNotes({ count: left })] : [])];
  return [
    hidden ? gradescopeMessages.noTotal() : scoreLine(view),
    ...(shortened ? [commonMessages.shortened()] : []),
    ...(notes.length === 0 ? [] : [notes.join('\n')]),
    ...causes,
  ].join('\n\n');
};

/** What there is no room for, as hidden as it is: its points tell how it went. */
const leftOut = (all: Scored, listedOnes: readonly Item[]): Test[] => {
  const kept = new Set(listedOnes);
  const cut = all.items.filter((item) => !kept.has(item));
  return [...Map.groupBy(cut, ({ check }) => check.visibility)].map(([visibility, some]) => ({
    ...scoreOf(some),
    name: commonMessages.restTitle(),
    output: commonMessages.restCut({ count: some.length }),
    visibility: visibilityOf(visibility),
  }));
};

/** What the edition does not list. */
const restOf = ({ rest }: Scored): Test[] => {
  if (rest === null) return [];
  const earned = { score: points(rest.earned), max_score: points(rest.available) };
  const texts = { name: commonMessages.restTitle(), output: commonMessages.restHidden() };
  return [{ ...earned, ...texts, visibility: 'visible' }];
};
