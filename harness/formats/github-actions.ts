/**
 * GitHub Actions. A file gets the job summary, in Markdown; standard output gets annotations, as commands that the runner
 * reads, and the summary then goes to the file of the step.
 */
import { commandProperty, commandText } from '../text/escape/workflow-command.ts';
import type { CheckResult } from '../contracts/report.ts';
import type { Place } from '../contracts/shown.ts';
import { scoreLine } from './common/cause-text.ts';
import { checkText } from './common/detail.ts';
import { isFailure } from '../contracts/is-failure.ts';
import { fitting, fullDetail } from './common/fitting.ts';
import { isRemark, type Item } from './common/items.ts';
import { failedPlaces, folderOf } from './common/places.ts';
import { oneLine } from './common/shorten.ts';
import { studentView, type View } from './common/view.ts';
import { commonMessages } from './common/messages.ts';
import type { Format } from '../contracts/format.ts';
import { markdownBody } from './markdown/body.ts';
import { defineMessages } from '../messages/messages.ts';
import { verdictMessages } from '../messages/names.ts';

const githubActionsMessages = defineMessages('github-actions', {
  more: { one: '{count} more is in the job summary.', other: '{count} more are in the job summary.' },
});

/** A step's summary may have 1 MiB, in which other things of the step may stand before this. */
const mostBytes = 1_000_000;
/** Of each kind in a step; more are dropped without a word. */
const mostAnnotations = 10;

export const githubActions = {
  id: 'github-actions',
  title: 'the summary of a GitHub Actions job; printed with -, annotations as well',
  place: '$GITHUB_STEP_SUMMARY',
  render: (report) => {
    const view = studentView(report);
    return fitting(mostBytes, view.failures, (detail) => markdownBody(view, detail));
  },
  printed: {
    variable: 'GITHUB_STEP_SUMMARY',
    render: (report, options) => {
      const lines = annotations(studentView(report), folderOf(options));
      return lines.map((line) => `${line}\n`).join('');
    },
  },
} satisfies Format;

type Kind = 'error' | 'warning' | 'notice';

interface Annotation {
  readonly kind: Kind;
  readonly properties: Readonly<Record<string, string | number>>;
  readonly text: string;
}

const annotations = (view: View, folder: string): string[] => {
  const all = [scoreOf(view), ...view.scored.items.flatMap((item) => annotationsOf(item, view, folder))];
  return (['notice', 'error', 'warning'] as const).flatMap((kind) =>
    limited(
      all.filter((one) => one.kind === kind),
      kind,
    ).map(command),
  );
};

const scoreOf = (view: View): Annotation =>
  view.standing === 'graded'
    ? { kind: 'notice', properties: { title: oneLine(view.report.assignment, 100) }, text: scoreLine(view) }
    : { kind: 'error', properties: { title: commonMessages.notGraded() }, text: oneLine(view.reason, 1_000) };

/** At its places in the code; without any, one that belongs to no file. */
const annotationsOf = (item: Item, { scored }: View, folder: string): Annotation[] => {
  const { check } = item;
  if (!isFailure(check) || check.verdict === 'grader-fault') return [];
  const places = failedPlaces(check);
  const title = oneLine(`${check.id}: ${check.title}`, 200);
  // What costs no points is no error.
  const most = isRemark(item, scored) ? 'warning' : 'error';
  if (places.length === 0) return [{ kind: most, properties: { title }, text: textOf(check) }];
  return places.map(({ place: { path, line, column, level, message } }) => ({
    kind: kindOf(level, most),
    properties: { file: `${folder}${path}`, line, ...(column === null ? {} : { col: column }), title },
    text: oneLine(message, 1_000),
  }));
};

const kindOf = (level: Place['level'], most: 'error' | 'warning'): Kind => {
  if (level === 'note') return 'notice';
  return most === 'error' ? level : most;
};

const textOf = (check: CheckResult): string => {
  const text = checkText(check, { ...fullDetail, cases: 1, chars: 2_000 });
  return text === '' ? verdictMessages[check.verdict]() : text;
};

const limited = (all: readonly Annotation[], kind: Kind): readonly Annotation[] => {
  if (all.length <= mostAnnotations) return all;
  const kept = all.slice(0, mostAnnotations - 1);
  return [...kept, { kind, properties: {}, text: githubActionsMessages.more({ count: all.length - kept.length }) }];
};

const command = ({ kind, properties, text }: Annotation): string => {
  const given = Object.entries(properties).map(([name, value]) => `${name}=${commandProperty(String(value))}`);
  return `::${kind}${given.length === 0 ? '' : ` ${given.join(',')}`}::${commandText(text)}`;
};
