/** Calls functions of a course's module such that one without an end is stopped: no timer and no signal comes to it otherwise. */
import { createContext, Script } from 'node:vm';
import { isTimeout } from '../text/error-code.ts';

const mostSeconds = 60;

const context = createContext({ call: null }) as { call: (() => unknown) | null };
// Only what a script of `vm` calls has a limit of time; the function itself stays one of the world that it was made in.
const caller = new Script('call()');

/** A limit costs as much as a thread does, half a millisecond: what is called inside has that of what is around it. */
let isLimited = false;

export class EndlessCall extends Error {}

/** What a call gives. @throws what it throws, and {EndlessCall} when it has not ended in time */
export const withinTime = <Given>(call: () => Given, seconds = mostSeconds): Given => {
  if (isLimited) return call();
  context.call = call;
  isLimited = true;
  try {
    // Without `displayErrors`, which writes the line of what is thrown into its stack.
    return caller.runInContext(context, { timeout: seconds * 1_000, displayErrors: false }) as Given;
  } catch (cause) {
    if (!isTimeout(cause)) throw cause;
    throw new EndlessCall(`it had not ended after ${String(seconds)} seconds, and was stopped`, { cause });
  } finally {
    isLimited = false;
  }
};
