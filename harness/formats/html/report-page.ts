/**
 * The report as one page, from its value alone. It never has more than `mostBytes`: when it would, less and less is drawn,
 * and each place says what was left out and where it is.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentChildren, VNode } from 'preact';
import { packageRoot } from '../../platform/package-root.ts';
import { localeTag, localeTexts } from '../../messages/messages.ts';
import { causesOf } from '../../report/causes.ts';
import { element } from '../../pages/figures/element.ts';
import { drawPlot } from '../../pages/figures/plot.ts';
import { figureStyles } from '../../pages/figures/styles.ts';
import type { Standing } from '../../contracts/format.ts';
import type { Report } from '../../contracts/report.ts';
import { drawAbout, drawFiles, drawNotes } from './about.ts';
import { codeFiles, shownLines } from './code-lines.ts';
import { drawCode } from './code.ts';
import { drawCauses } from './failed.ts';
import { filterStyles } from './filter.ts';
import { drawLedger } from './ledger.ts';
import { allLimits, clip, type Limits } from './limits.ts';
import { drawMeasured } from './measured.ts';
import { renderPage } from '../../pages/page.ts';
import { contents, part } from './parts.ts';
import { drawNotRun, drawPassed } from './others.ts';
import { planOf } from './plan.ts';
import { drawPassedFigures } from './shown-figures.ts';
import { reportStyles } from './styles.ts';
import { drawSummary } from './summary.ts';
import { theme } from '../../pages/theme.ts';
import { drawHeader, drawReview, drawScore, drawStanding } from './top.ts';
import { anchorsOf, type View } from './view.ts';
import { aboutMessages, leftMessages, topMessages } from './messages.ts';
import { contentsMessages, headingMessages } from '../common/messages.ts';

/** What platforms take. */
export const mostBytes = 1_000_000;

interface Beside {
  /** The file that holds the whole report, when there is one. */
  readonly details: string | null;
  readonly standing: Standing | null;
}

export const reportPage = async (report: Report, beside: Beside): Promise<string> => {
  const plots = await drawPlots(report);
  let page = '';
  for (const limits of allLimits) {
    page = pageWithin(report, beside, limits, plots);
    if (Buffer.byteLength(page) <= mostBytes) return page;
  }
  return page;
};

/** As many as any page has, once: they cost more than all the rest. */
const drawPlots = (report: Report): Promise<VNode[]> =>
  Promise.all(report.plots.slice(0, allLimits[0].plots).map((plot) => drawPlot(plot)));

const pageWithin = (whole: Report, beside: Beside, limits: Limits, plots: readonly VNode[]): string => {
  const report = limits.clip === null ? whole : clip(whole, limits.clip);
  const view = viewOf(report, beside, limits, plots.slice(0, limits.plots));
  const { name } = report.submission;
  const texts = localeTexts('figures.grid');
  return renderPage({
    title: topMessages.title({ name, assignment: report.assignment }),
    lang: localeTag(),
    body: drawReport(view),
    styles: [theme, figureStyles, reportStyles, filterStyles(report)],
    script: readFileSync(join(packageRoot(), 'harness', 'formats', 'html', 'report.bundle.js'), 'utf8'),
    // What is drawn anew at each step.
    data: texts.length === 0 ? undefined : texts,
  });
};

const viewOf = (report: Report, { details, standing }: Beside, limits: Limits, plots: readonly VNode[]): View => {
  const causes = causesOf(report);
  const code = codeFiles(report, limits);
  return {
    report,
    causes,
    limits,
    plan: planOf(causes.causes, limits),
    anchors: anchorsOf(report.checks, shownLines(code)),
    code,
    plots,
    standing,
    where: details === null ? leftMessages.inReport() : leftMessages.inFile({ file: details }),
  };
};

interface Part {
  readonly id: Exclude<keyof typeof contentsMessages, 'name'>;
  readonly content: readonly (VNode | null)[];
}

const drawReport = (view: View): ComponentChildren => {
  const parts = partsOf(view).filter(({ content }) => content.some((one) => one !== null));
  return [
    drawHeader(view),
    element(
      'main',
      { id: 'main', class: 'wrap' },
      drawScore(view),
      drawStanding(view),
      drawReview(view),
      contents(
        contentsMessages.name(),
        parts.map(({ id }) => ({ id, link: contentsMessages[id]() })),
      ),
      parts.map(({ id, content }) => part(id, headingMessages[id](), ...content)),
    ),
    element('footer', { class: 'wrap' }, element('p', { class: 'soft small' }, aboutMessages.made())),
  ];
};

const partsOf = (view: View): readonly Part[] => {
  const { costly, free } = drawCauses(view);
  return [
    { id: 'ledger', content: [drawLedger(view)] },
    { id: 'summary', content: [drawSummary(view)] },
    { id: 'failed', content: costly },
    { id: 'information', content: free },
    { id: 'notRun', content: [drawNotRun(view)] },
    { id: 'measured', content: drawMeasured(view) },
    { id: 'searches', content: drawPassedFigures(view) },
    { id: 'passed', content: drawPassed(view) },
    { id: 'code', content: drawCode(view) },
    { id: 'about', content: [drawNotes(view), drawFiles(view), ...drawAbout(view)] },
  ];
};
