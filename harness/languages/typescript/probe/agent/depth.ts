/**
 * How deep the stack is where a subject's code is called would tell it why it is called: to answer, or to be weighed. So each
 * call is some frames deeper, a number that nobody can foresee and that differs more than the reasons do.
 */

const MOST_FRAMES = 64;

export const atRandomDepth = <Result>(work: () => Result): Result =>
  deepen(Math.floor(Math.random() * MOST_FRAMES), work);

const deepen = <Result>(frames: number, work: () => Result): Result =>
  frames === 0 ? work() : deepen(frames - 1, work);
