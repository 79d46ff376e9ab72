/** Grades after each save. A grading that still runs when the next save comes is stopped, since nobody wants its result. */
import type { Saves } from './saves.ts';

/** Why a grading was stopped that nobody interrupted. */
export const newerSave = 'newer-save';

/**
 * Until the signal is aborted or the saves end. `gradeOnce` is handed what was saved (nothing the first time) and a signal
 * that it has to obey. What it throws ends the loop.
 */
export const gradeOnSaves = async (
  saves: Saves,
  gradeOnce: (saved: readonly string[], signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> => {
  const close = (): void => void saves.close();
  signal.addEventListener('abort', close, { once: true });
  try {
    let saved: readonly string[] | null = [];
    while (saved !== null && !signal.aborted) {
      const newer = new AbortController();
      const next = saves.next();
      const grading = gradeOnce(saved, AbortSignal.any([signal, newer.signal]));
      saved = await Promise.race([next, grading.then(() => next)]);
      newer.abort(newerSave);
      // Its processes have to be gone before others are started.
      await grading;
    }
  } finally {
    signal.removeEventListener('abort', close);
    await saves.close();
  }
};
