/** Seeds of random cases: the same check and case get the same inputs, no matter what else is run. */
import { createHash } from 'node:crypto';

/** A 32-bit seed from the grading's seed, the check's id and the case's name. */
export function caseSeed(seed: number, checkId: string, caseName: string): number {
  return createHash('sha256')
    .update(`${String(seed)}\n${checkId}\n${caseName}`)
    .digest()
    .readInt32LE(0);
}
