/** Judges a measured size against a limit that depends on how it was measured. */
import type { Judgement, Measured } from '../../../../harness/contracts/check.ts';
import type { Observation, Size } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import type { Failing } from '../../questions/question-context.ts';
import { exceptionHint, exceptionWords } from '../../wording/exception.ts';
import { thousands } from '../../wording/show.ts';
import { mostWithin } from '../../settings.ts';
import type { Method } from './rules.ts';
import { capital } from '../../../../harness/text/capital.ts';

const messages = defineMessages('memory.size', {
  tooLarge: '{what} takes {bytes}; at most {limit} are allowed ({rule}).',
  atMost: 'at most {limit}',
  nothingMeasured: 'there was nothing to measure',
  notMeasured: '{what} could not be measured: {reason}.',
  notMeasuredExpected: 'a size in bytes',
  notMeasuredHint:
    'There is no object to measure: a method that is needed to make it is missing, or returned null, no boards, or null among its boards. The correctness checks of these methods say more.',
  mostOfIt: 'Where the bytes go: {types}.',
  tooLittle:
    '{what} takes {bytes}, but at least {least} are needed to tell all boards of its size apart: its tiles are kept elsewhere, or are lost.',
  atLeast: 'at least {least}',
  tooLittleHint:
    'Keep the tiles in fields of the board. Static fields and module variables are shared by all boards, and are not freed with them. Eight bits hold only 256 different tiles: too few from 17-by-17 on.',
  'tooLittleHint@java':
    'Keep the tiles in fields of the board. Static fields are shared by all boards, and are not freed with them. A byte holds only 256 different tiles: too few from 17-by-17 on.',
  tooLargeHint:
    'The Board keeps more than the API needs. An n-by-n board needs one number for each tile; do not keep copies of the tiles, the neighbors or the goal. Strings, maps, objects, and functions that each board has of its own take several times as much as numbers.',
  'tooLargeHint@java':
    'The Board keeps more than the API needs. An n-by-n board needs one number for each tile; do not keep copies of the tiles, the neighbors or the goal. Integer objects and strings take several times as much as an int.',
  solverHint:
    'The Solver keeps more than its answers need. When the search is over, a Solver needs the boards of its solution: do not keep the queues, search nodes beside those that lead to the goal, or a set of all boards that were seen. A function that is made for each node takes as much as the rest of the node.',
  'solverHint@java':
    'The Solver keeps more than its answers need. When the search is over, a Solver needs the boards of its solution: do not keep the queues, search nodes beside those that lead to the goal, or a set of all boards that were seen.',
  shared: 'Not counted, since it is shared: {join}.',
  bytes: '{number} bytes',
});

/** What is measured, as a failed judgement names it. */
export interface SizeQuestion {
  /** `a 3-by-3 Board`. */
  readonly what: string;
  readonly reproduction: readonly string[];
  /** Why it may be too large, where it is no Board. */
  readonly hint?: () => string;
}

export interface SizeLimit {
  readonly limit: number;
  /** Where the limit comes from: `1.15 x (4 n^2 + 32 n + 64)`. */
  readonly rule: string;
  readonly reference: number | null;
  /** Bytes without which the object cannot know what it must; none by default. */
  readonly least?: number | undefined;
}

/** What is said of a Solver. */
export const { solverHint } = messages;

/** Judges a measured size; nothing measured is a failure. */
export const judgeSize = (
  question: SizeQuestion,
  seen: Observation | undefined,
  limitFor: (method: Method) => SizeLimit,
): Judgement => {
  if (seen?.kind !== 'size') return notMeasured(question, seen);
  const { limit: exact, rule, reference, least = 0 } = limitFor(seen.method);
  // Bytes are whole: what is shown and told is the most that passes.
  const limit = mostWithin(exact);
  const held = contentOf(seen);
  const measured: Measured = {
    method: seen.method,
    bytes: seen.bytes,
    reference,
    limit,
    ratio: reference === null ? null : seen.bytes / reference,
    ...seen.parts,
    ...(seen.outside === undefined ? {} : { outside: seen.outside }),
    ...(held < least ? { tooLittle: 1 } : {}),
    shared: seen.shared.length === 0 ? null : seen.shared.join('; '),
  };
  if (held < least) return { passed: false, measured, ...tooLittle(question, held, least) };
  if (seen.bytes <= limit) return { passed: true, measured };
  return {
    passed: false,
    measured,
    message: [
      messages.tooLarge({ what: capital(question.what), bytes: bytes(seen.bytes), limit: bytes(limit), rule }),
      ...whereTheBytesGo(seen),
      ...sharedWords(seen),
    ].join(' '),
    expected: messages.atMost({ limit: bytes(limit) }),
    actual: bytes(seen.bytes),
    hint: (question.hint ?? messages.tooLargeHint)(),
    reproduction: question.reproduction,
  };
};

/** Bytes of it that can hold anything. */
const contentOf = ({ bytes: all, parts }: Size): number => (parts === null ? all : parts.references + parts.data);

const tooLittle = (
  { what, reproduction }: SizeQuestion,
  held: number,
  least: number,
): Failing & Pick<SizeQuestion, 'reproduction'> => ({
  message: messages.tooLittle({ what: capital(what), bytes: bytes(held), least: bytes(least) }),
  expected: messages.atLeast({ least: bytes(least) }),
  actual: bytes(held),
  hint: messages.tooLittleHint(),
  reproduction,
});

/** The failure of what could not be measured, with the exception that was thrown instead. */
export const notMeasured = ({ what, reproduction }: SizeQuestion, seen: Observation | undefined): Judgement => {
  const words = seen?.kind === 'exception' ? exceptionWords(seen) : messages.nothingMeasured();
  return {
    passed: false,
    message: messages.notMeasured({ what: capital(what), reason: words }),
    expected: messages.notMeasuredExpected(),
    actual: words,
    hint: seen?.kind === 'exception' ? exceptionHint(seen) : messages.notMeasuredHint(),
    reproduction,
  };
};

/** Where the bytes go, as far as it is known. */
const whereTheBytesGo = ({ types }: Size): readonly string[] => {
  const largest = types.slice(0, 3).map((one) => `${one.type} (${thousands(one.objects)}: ${bytes(one.bytes)})`);
  return largest.length === 0 ? [] : [messages.mostOfIt({ types: largest.join(', ') })];
};

const sharedWords = ({ shared }: Size): readonly string[] =>
  shared.length === 0 ? [] : [messages.shared({ join: shared.slice(0, 3).join('; ') })];

const bytes = (count: number): string => messages.bytes({ number: thousands(count) });
