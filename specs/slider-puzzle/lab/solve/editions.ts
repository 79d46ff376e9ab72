/** What the test client says for a board without a solution, in each edition of the assignment. */
import { edition2012 } from '../../../8puzzle-2012/edition.ts';
import { currentEdition } from '../../edition.ts';

const texts = new Map([
  ['8puzzle', currentEdition.unsolvableTexts[0]],
  ['8puzzle-2012', edition2012.unsolvableTexts[0]],
]);

export const editionNames: readonly string[] = [...texts.keys()];

/** Assignments without their own test client use the words of the current edition. */
export const unsolvableText = (edition: string): string => texts.get(edition) ?? currentEdition.unsolvableTexts[0];
