/**
 * What Java submissions may use: allowed, flagged or refused. The same for every assignment here, since all of them are
 * solved with the language, java.util and algs4. docs/security.md#the-scan explains the list.
 */
import type { ScanRule } from '../../../harness/contracts/scan.ts';
import { javaAllowed } from './java-allowed.ts';
import { javaFlagged } from './java-flagged.ts';
import { javaRefused } from './java-refused.ts';

export const javaScan: readonly ScanRule[] = [...javaRefused, ...javaFlagged, ...javaAllowed];
