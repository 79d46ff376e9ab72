/** How sure it is that a submission is one for this project. */
import type { Recognised } from '../recognition.ts';

/** Nothing else has a class of that name; other assignments know a Board, too, so this must count for more. */
export const recognise = ({ roots }: Recognised): number => (roots.has('AstarPuzzleSolver') ? 10 : 0);
