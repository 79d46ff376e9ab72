/** The class report: one page for the instructor and the assistants, from the class as it is stored. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VNode } from 'preact';
import { contents } from '../../formats/html/parts.ts';
import { element } from '../../pages/figures/element.ts';
import { figureStyles } from '../../pages/figures/styles.ts';
import { renderPage } from '../../pages/page.ts';
import { theme } from '../../pages/theme.ts';
import { packageRoot } from '../../platform/package-root.ts';
import { drawAttention } from './attention.ts';
import { drawCauses } from './causes.ts';
import { drawChecks } from './checks.ts';
import { cleanText } from './clean.ts';
import { drawHeader, drawNumbers } from './head.ts';
import { drawHistogram } from './histogram.ts';
import { drawPairs } from './pairs.ts';
import { peopleOf } from './people.ts';
import { drawProvenance, drawSlowest } from './provenance.ts';
import { drawRoster, rosterData } from './roster.ts';
import { drawSections } from './sections.ts';
import type { SiteData } from './site-data.ts';
import { siteStyles } from './styles.ts';

/**
 * A self-contained HTML document that lies in `site/` of the class's folder: its links lead to `../students/` and to the
 * pages of pairs. It is for staff, unless it is anonymous; then nothing in it tells who a student is.
 * @throws {RangeError} when it is to be anonymous and a student has no pseudonym
 */
export const renderSite = async (data: SiteData): Promise<string> => {
  const people = peopleOf(data);
  const parts = partsOf(data, people);
  const scores = people.all.flatMap(({ score }) => score ?? []);
  const { assignment } = data.class;
  return renderPage({
    title: assignment === null ? 'Class report' : `Class report: ${cleanText(assignment)}`,
    lang: 'en',
    body: [
      drawHeader(data),
      element(
        'main',
        { id: 'main', class: 'wrap' },
        element('div', { class: 'overview' }, drawNumbers(people.all, scores), await drawHistogram(scores)),
        contents('Contents', parts),
        parts.map(({ drawn }) => drawn),
      ),
    ],
    styles: [theme, figureStyles, siteStyles],
    script: readFileSync(join(packageRoot(), 'harness', 'classroom', 'site', 'site.bundle.js'), 'utf8'),
    data: rosterData(people),
  });
};

interface Part {
  readonly id: string;
  readonly link: string;
  readonly drawn: VNode;
}

/** In the order in which they are wanted; those that have nothing to say are left out. */
const partsOf = (data: SiteData, people: ReturnType<typeof peopleOf>): readonly Part[] => {
  const all: readonly (readonly [string, string, VNode | null])[] = [
    ['attention', 'Needs a person', drawAttention(data, people)],
    ['roster', 'Students', drawRoster(people)],
    ['checks', 'Checks', drawChecks(data.statistics)],
    ['sections', 'Sections', drawSections(people)],
    ['causes', 'Causes', drawCauses(data, people)],
    ['pairs', 'Similar submissions', drawPairs(data, people)],
    ['slowest', 'Slowest gradings', drawSlowest(people)],
    ['provenance', 'How it was graded', drawProvenance(data)],
  ];
  return all.flatMap(([id, link, drawn]) => (drawn === null ? [] : [{ id, link, drawn }]));
};
