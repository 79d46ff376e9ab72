/** PrairieLearn's results.json: a score from 0 to 1, tests with points, at most 1 MB. */
import { causeParagraphs, scoreLine } from './common/cause-text.ts';
import { checkText } from './common/detail.ts';
import { fitting, type Detail } from './common/fitting.ts';
import { mostPoints, points, type Item } from './common/items.ts';
import { jsonText } from '../text/json-text.ts';
import { asked, listed, type Listed, restText } from './common/listed.ts';
import { oneLine, shorten } from './common/shorten.ts';
import { studentView, type Graded, type Ungraded } from './common/view.ts';
import { commonMessages } from './common/messages.ts';
import type { Format } from '../contracts/format.ts';
import { verdictMessages } from '../messages/names.ts';
import { wrap } from '../text/wrap.ts';

/** PrairieLearn refuses what is larger, the whole message around it counted. */
const mostBytes = 900_000;

export const prairielearn = {
  id: 'prairielearn',
  title: 'PrairieLearn external graders',
  place: '/grade/results/results.json',
  render: (report) => {
    const view = studentView(report);
    if (view.standing !== 'graded') return jsonText(ungraded(view));
    const causes = causeParagraphs(view);
    return fitting(mostBytes, view.failures, (detail) => jsonText(graded(view, causes, detail)));
  },
} satisfies Format;

/** Such a submission costs the student no attempt. A message is shown as it is, in lines that do not break. */
const ungraded = ({ standing, reason }: Ungraded): object => {
  const text = shorten(reason, 5_000);
  return standing === 'nothing-to-grade'
    ? { gradable: false, format_errors: [text] }
    : { gradable: false, message: wrap(text, 80).join('\n') };
};

const graded = (view: Graded, causes: readonly string[], detail: Detail): object => {
  const { report, scored } = view;
  const shown = listed(asked(scored), detail.checks);
  return {
    gradable: true,
    score: scored.score / mostPoints,
    message: [scoreLine(view), ...(detail.shortened ? [commonMessages.shortened()] : []), ...causes].join('\n\n'),
    output: report.submission.notes
      .map(({ message }) => oneLine(message, 500))
      .slice(0, 20)
      .join('\n'),
    tests: [...shown.items.map((item) => testOf(item, detail)), ...restOf(shown)],
  };
};

/** What costs no points has a maximum of 0, and is drawn neutral: so the verdict is said in words. */
const testOf = ({ check, available, earned }: Item, detail: Detail): object => ({
  name: oneLine(check.id, 100),
  description: oneLine(check.title, 250),
  points: points(earned),
  max_points: points(available),
  message:
    available === 0
      ? commonMessages.informative({ verdict: verdictMessages[check.verdict]() })
      : verdictMessages[check.verdict](),
  output: checkText(check, detail),
});

const restOf = ({ rest, left }: Listed): object[] =>
  rest === null
    ? []
    : [
        {
          name: commonMessages.restTitle(),
          description: restText({ left }),
          points: points(rest.earned),
          max_points: points(rest.available),
        },
      ];
