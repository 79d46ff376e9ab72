/** How a cause is called. */
import type { Cause } from '../../report/causes.ts';
import { textMessages } from '../text/messages.ts';

/** The title of a check says what ought to be, so it is told that it was not passed. */
export const causeTitle = (cause: Pick<Cause, 'title' | 'checks'>): string =>
  isNamedByCheck(cause) ? textMessages.fails({ title: cause.title }) : cause.title;

/** Is it known by the title of a check alone? */
const isNamedByCheck = ({ title, checks }: Pick<Cause, 'title' | 'checks'>): boolean =>
  checks.some((check) => check.title === title);
