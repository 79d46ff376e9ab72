/** The report as one self-contained page, for people. */
import { topWords } from '../html/words.ts';
import type { Format } from './format.ts';

export const html = {
  id: 'html',
  get title() {
    return topWords.format();
  },
  render: async (report, { details }) => {
    // Drawing takes libraries that a grading without a page has no use for.
    const { reportPage } = await import('../html/report-page.ts');
    return await reportPage(report, details);
  },
} satisfies Format;
