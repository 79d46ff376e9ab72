/**
 * How deep the stack is where a subject's code is called would tell it why it is called: to answer, or to be weighed, from a
 * dozen frames further in. So each call is some frames deeper, a number drawn anew and once, never for a step around it, too.
 * And the whole script is some frames deeper, many times those dozen: who calls often and takes the least of what it
 * finds learns only that sum, and nothing is kept of it until another script.
 */

const MOST_FRAMES = 64;
/** A twentieth of the stack. */
const MOST_OF_SCRIPT = 512;

export const atRandomDepth = <Result>(work: () => Result): Result => deepen(below(MOST_FRAMES), work);

export const atDepthOfScript = <Result>(work: () => Result): Result => deepen(below(MOST_OF_SCRIPT), work);

const below = (most: number): number => Math.floor(Math.random() * most);

const deepen = <Result>(frames: number, work: () => Result): Result =>
  frames === 0 ? work() : deepen(frames - 1, work);
