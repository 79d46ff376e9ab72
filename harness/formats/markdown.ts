/** Markdown for a comment or a page of a repository. GitHub takes 65,536 characters in a comment. */
import { fitting } from './common/fitting.ts';
import { editionView } from './common/view.ts';
import type { Format } from '../contracts/format.ts';
import { markdownBody } from './markdown/body.ts';

/** UTF-8 bytes, of which a character takes one or more. */
const mostBytes = 65_000;

export const markdown = {
  id: 'markdown',
  title: 'a comment or a README',
  render: (report) => {
    const view = editionView(report);
    return fitting(mostBytes, view.failures, (detail) => markdownBody(view, detail));
  },
} satisfies Format;
