import type { Cause } from '../../report/causes.ts';
import { textMessages } from '../text/messages.ts';

/** The title of a check says what ought to be, so it is told that it was not passed. */
export const causeTitle = ({ title, checks }: Pick<Cause, 'title' | 'checks'>): string =>
  isTitle(title, checks) ? textMessages.fails({ title }) : title;

/** Are these the words of a check's title? */
export const isTitle = (words: string, checks: Cause['checks']): boolean => checks.some(({ title }) => title === words);
