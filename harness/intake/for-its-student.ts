/** A submission of a class: whoever handed it in reads what is said of it, and nobody who typed its path can be asked. */
import { AsyncLocalStorage } from 'node:async_hooks';

const grading = new AsyncLocalStorage<true>();

/** Runs a grading, and all that it starts, as one of a class. */
export const forItsStudent = <Result>(work: () => Result): Result => grading.run(true, work);

export const isForItsStudent = (): boolean => grading.getStore() === true;
