/** The report as one self-contained page, for people. */
import type { Format } from '../contracts/format.ts';

export const html = {
  id: 'html',
  title: 'for people, as one page for a browser: grids, plots, the code with its findings',
  render: async (report, { details, standing = null }) => {
    // Drawing takes libraries that a grading without a page has no use for.
    const { reportPage } = await import('./html/report-page.ts');
    return await reportPage(report, { details, standing });
  },
} satisfies Format;
