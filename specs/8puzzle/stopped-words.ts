/** The usual causes when a program does not come to its end. */
import { defineWords } from '../../harness/words/words.ts';

export const stoppedWords = defineWords('8puzzle-stopped', {
  board:
    'In a Board that is usually a loop that looks for a tile or for two tiles to exchange and finds none, or a walk through neighbors() that never says it is over.',
  solver:
    'In a Solver that is usually the search from a board that cannot be solved, which never ends by itself: the search from its twin has to be made in turns with it, one step each, or the board has to be tested before, as the edition says. Without the critical optimization a hard board takes too long, too.',
});
