/** Judges a measured size against a limit that depends on how it was measured. */
import type { Judgement, Measured } from '../../../harness/engine/check.ts';
import type { Observation, Size } from '../../../harness/probe/protocol.ts';
import { exceptionHint, exceptionWords } from '../words/exception.ts';
import { thousands } from '../words/show.ts';
import type { Method } from './rules.ts';
import { memoryWords } from './words.ts';

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
    message: memoryWords.tooLarge({
      what: capital(asking.what),
      bytes: bytes(seen.bytes),
      limit: bytes(limit),
      rule,
      shared: sharedWords(seen),
    }),
    expected: memoryWords.atMost({ limit: bytes(limit) }),
    actual: bytes(seen.bytes),
    hint: whereWords(seen),
    reproduction: asking.reproduction,
  };
};

export const notMeasured = ({ what, reproduction }: SizeAsking, seen: Observation | undefined): Judgement => {
  const words = seen?.kind === 'exception' ? exceptionWords(seen) : memoryWords.nothingMeasured();
  return {
    passed: false,
    message: memoryWords.notMeasured({ what: capital(what), reason: words }),
    expected: memoryWords.notMeasuredExpected(),
    actual: words,
    hint: seen?.kind === 'exception' ? exceptionHint(seen) : memoryWords.notMeasuredHint(),
    reproduction,
  };
};

/** Where the bytes go, as far as it is known. */
const whereWords = (size: Size): string => {
  const largest = size.types.slice(0, 3).map((one) => `${one.type} (${thousands(one.objects)}: ${bytes(one.bytes)})`);
  const where = largest.length === 0 ? '' : memoryWords.mostOfIt({ types: largest.join(', ') });
  return memoryWords.tooLargeHint({ where });
};

const sharedWords = ({ shared }: Size): string =>
  shared.length === 0 ? '' : memoryWords.shared({ join: shared.slice(0, 3).join('; ') });

const bytes = (count: number): string => memoryWords.bytes({ number: thousands(Math.round(count)) });
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
