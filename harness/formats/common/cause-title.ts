/** How a cause is called. */
import type { Cause } from '../../report/causes.ts';
import { textMessages } from '../text/messages.ts';

/** The title of a check says what ought to be, so it is told that it was not passed. */
export const causeTitle = ({ title, checks }: Pick<Cause, 'title' | 'checks'>): string =>
  checks.some((check) => check.title === title) ? textMessages.fails({ title }) : title;
