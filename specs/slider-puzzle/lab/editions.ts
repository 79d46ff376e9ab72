/** The editions of the assignment, by its id: those with a Solver that searches. */
import { currentEdition, type Edition, edition2012 } from '../edition.ts';

export const editions: Readonly<Record<string, Edition>> = { '8puzzle': currentEdition, '8puzzle-2012': edition2012 };

/** What the test client says for a board without a solution; assignments without their own use the words of the current edition. */
export const unsolvableText = (edition: string): string => (editions[edition] ?? currentEdition).unsolvableTexts[0];
