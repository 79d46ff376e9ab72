/** How a check is named in a sentence. */
import { notShown } from '../contracts/report.ts';
import { audienceMessages } from './messages/audience.ts';

/** Its id, or in a student's edition the words for one that is not shown. */
export const shownName = (id: string): string => (id === notShown ? audienceMessages.notShownRow() : id);
