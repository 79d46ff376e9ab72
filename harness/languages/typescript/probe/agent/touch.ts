/** The realm whose subject is running: objects of the subject are touched with nothing else. */
import type { Flat, SubjectRealm } from './bridge.ts';

export let touch: SubjectRealm;

export const enter = (realm: SubjectRealm): void => {
  touch = realm;
};

/** A list of the agent's own. */
export const listOf = (flat: Flat): unknown[] => Array.from({ length: flat.length }, (_, index) => flat[index]);
