/** Judges a measured size against a limit that depends on how it was measured. */
import type { Judgement, Measured } from '../../../harness/engine/check.ts';
import type { Observation, Size } from '../../../harness/probe/protocol.ts';
import { exceptionHint, exceptionWords } from '../words/exception.ts';
import { thousands } from '../words/show.ts';
import type { Method } from './rules.ts';

export interface SizeAsking {
  /** `a 3-by-3 Board`. */
  readonly what: string;
  readonly reproduction: readonly string[];
}

export interface SizeLimit {
  readonly limit: number;
  /** Where the limit comes from: `1.15 x (4 n^2 + 32 n + 64)`. */
  readonly rule: string;
  readonly reference: number | null;
}

export const judgeSize = (
  asking: SizeAsking,
  seen: Observation | undefined,
  limitFor: (method: Method) => SizeLimit,
): Judgement => {
  if (seen?.kind !== 'size') return notMeasured(asking, seen);
  const { limit, rule, reference } = limitFor(seen.method);
  const measured: Measured = {
    method: seen.method,
    bytes: seen.bytes,
    reference,
    limit,
    ratio: reference === null ? null : seen.bytes / reference,
    ...seen.parts,
    shared: seen.shared.length === 0 ? null : seen.shared.join('; '),
  };
  if (seen.bytes <= limit) return { passed: true, measured };
  return {
    passed: false,
    measured,
    message: `${capital(asking.what)} takes ${bytes(seen.bytes)}; at most ${bytes(limit)} are allowed (${rule}).${sharedWords(seen)}`,
    expected: `at most ${bytes(limit)}`,
    actual: bytes(seen.bytes),
    hint: whereWords(seen),
    reproduction: asking.reproduction,
  };
};

export const notMeasured = ({ what, reproduction }: SizeAsking, seen: Observation | undefined): Judgement => {
  const words = seen?.kind === 'exception' ? exceptionWords(seen) : 'there was nothing to measure';
  return {
    passed: false,
    message: `${capital(what)} could not be measured: ${words}.`,
    expected: 'a size in bytes',
    actual: words,
    hint: seen?.kind === 'exception' ? exceptionHint(seen) : 'The checks of correctness say more.',
    reproduction,
  };
};

/** Where the bytes go, as far as it is known. */
const whereWords = (size: Size): string => {
  const largest = size.types.slice(0, 3).map((one) => `${one.type} (${thousands(one.objects)}: ${bytes(one.bytes)})`);
  const where = largest.length === 0 ? '' : `Most of it: ${largest.join(', ')}. `;
  return `${where}Keep what the API needs and no more: an n-by-n board needs one number for each tile; copies of the tiles, the neighbors and the goal need not be kept, and Integer objects or strings take several times as much as an int.`;
};

const sharedWords = ({ shared }: Size): string =>
  shared.length === 0 ? '' : ` Not charged, since it is shared: ${shared.slice(0, 3).join('; ')}.`;

const bytes = (count: number): string => `${thousands(Math.round(count))} bytes`;
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
