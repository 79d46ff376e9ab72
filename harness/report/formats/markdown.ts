/** Markdown for a comment or a page of a repository. GitHub takes 65,536 characters in a comment. */
import { fitting } from './common/fitting.ts';
import { editionView } from './common/view.ts';
import type { Format } from './format.ts';
import { markdownBody } from './markdown/body.ts';
import { markdownWords as words } from './words.ts';

/** UTF-8 bytes, of which a character takes one or more. */
const mostBytes = 65_000;

export const markdown = {
  id: 'markdown',
  get title() {
    return words.title();
  },
  render: (report) => {
    const view = editionView(report);
    return fitting(mostBytes, view.failures, (detail) => markdownBody(view, detail));
  },
} satisfies Format;
