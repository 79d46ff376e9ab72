/**
 * What is not believed in the light of the integrity checks: passes of published files whose answers are stored, and
 * counts of a queue that is not the search. Only what is proven costs anything; everything else is reported to the
 * person who grades.
 */
import type { RevokedPass } from '../../../../harness/contracts/check.ts';
import type { CaseResult, CheckResult } from '../../../../harness/contracts/report.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { timingCheckId, timingTableIds } from '../timing/question.ts';
import { boardsCheckId } from './boards.ts';
import { hiddenCheckId, publishedCheckId } from './hidden.ts';
import { storedHint } from './pair.ts';
import { queueCheckId } from './queue.ts';
import { defined } from '../../../../harness/text/at.ts';

const messages = defineMessages('integrity-revoked', {
  manyWrong: {
    one: '{name}: the answer is right, but no search can be seen, and {count} such puzzle is answered wrongly when it is mirrored: the answers to the published files seem to be stored in the program.',
    other:
      '{name}: the answer is right, but no search can be seen, and {count} such puzzles are answered wrongly when they are mirrored: the answers to the published files seem to be stored in the program.',
  },
  notTheSearch: 'What was counted here is not the search. {why}',
});

export const revokedPasses = (results: readonly CheckResult[]): readonly RevokedPass[] => [
  ...storedAnswers(results),
  ...costlierTwins(results),
  ...idleQueue(results),
  ...copiedBoards(results),
];

const casesOf = (results: readonly CheckResult[], wanted: string): readonly CaseResult[] =>
  results.filter(({ id }) => id === wanted).flatMap(({ cases }) => cases);

/** Twins of stored files that are answered wrongly: beyond what bad luck explains. */
const tooMany = 3;

/**
 * A program whose search does not show at all answers some hidden boards rightly all the same, and with a fault it may fail
 * one or two: how much it searches proves nothing then. One that fails many knows the others from somewhere.
 */
const storedAnswers = (results: readonly CheckResult[]): readonly RevokedPass[] => {
  const pairs = pairsIn(results);
  const stored = pairs.filter(({ one }) => one.measured?.['state'] === 'stored');
  const hidden = pairs.filter(({ one }) => one.measured?.['state'] === 'unseen' && hasWrongTwin(one));
  const hasUnseen = pairs.some(({ one }) => one.measured?.['unseen'] === 1);
  // One of the sample may be found twice.
  const count = new Set([...stored, ...hidden].map(({ one }) => one.name)).size;
  if (count < tooMany)
    return hasUnseen ? [] : stored.map(({ one, revokedBy }) => revoked(one, messageOf(one), revokedBy));
  return [
    ...stored.map(({ one, revokedBy }) => revoked(one, messageOf(one), revokedBy)),
    ...hidden.map(({ one, revokedBy }) => revoked(one, messages.manyWrong({ name: one.name, count }), revokedBy)),
  ];
};

/** Was it answered wrongly, or not at all? */
const hasWrongTwin = ({ measured }: Pick<CaseResult, 'measured'>): boolean => measured?.['wrongTwin'] === 1;

interface FoundPair {
  readonly one: CaseResult;
  readonly revokedBy: string;
}

const pairsIn = (results: readonly CheckResult[]): readonly FoundPair[] =>
  [hiddenCheckId, publishedCheckId].flatMap((revokedBy) =>
    casesOf(results, revokedBy).map((one) => ({ one, revokedBy })),
  );

/** Counts of published files that other boards do not get: the rows of the limits that the twin exceeds. One pair alone is looked at. */
const costlierTwins = (results: readonly CheckResult[]): readonly RevokedPass[] => {
  const found = pairsIn(results).filter(({ one }) => one.measured?.['state'] === 'costlier');
  const files = new Set(found.map(({ one }) => one.name));
  return files.size < enough ? [] : found.map(({ one, revokedBy }) => revoked(one, messageOf(one), revokedBy));
};

const revoked = (one: CaseResult, message: string, revokedBy: string): RevokedPass => ({
  ...concerned(one),
  message,
  hint: storedHint(),
  revokedBy,
});

/**
 * A wrong answer to a mirrored twin revokes all passes that depend on the file; a twin that is too costly revokes the
 * rows of these limits.
 */
const concerned = ({ name, measured }: CaseResult): Pick<RevokedPass, 'checks' | 'case'> => {
  const over = typeof measured?.['over'] === 'string' ? measured['over'].split(' ') : [];
  const tables = timingTableIds.filter((table) => over.includes(table));
  const checks = hasWrongTwin({ measured })
    ? ['solver-*', 'queue-*', 'timing-*']
    : tables.map((table) => timingCheckId(table, name));
  return { checks, case: name };
};

/** One puzzle might be chance. */
const enough = 2;

/** What is revoked by has failed, and says why. */
const messageOf = ({ message }: CaseResult): string => defined(message, 'a pass is revoked without a reason');

const notTheSearch = (one: CaseResult): Pick<RevokedPass, 'message' | 'hint'> => ({
  message: messages.notTheSearch({ why: messageOf(one) }),
  hint: defined(one.hint, 'a pass is revoked without a hint'),
});

const idleQueue = (results: readonly CheckResult[]): readonly RevokedPass[] => {
  const found = casesOf(results, queueCheckId).filter(({ measured }) => measured?.['idle'] === 1);
  const [first] = found;
  if (first === undefined || found.length < enough) return [];
  return [
    {
      checks: ['queue-*', 'timing-2-*'],
      case: null,
      ...notTheSearch(first),
      revokedBy: queueCheckId,
    },
  ];
};

const copiedBoards = (results: readonly CheckResult[]): readonly RevokedPass[] =>
  casesOf(results, boardsCheckId)
    .filter(({ measured }) => measured?.['copies'] === 1)
    .map((one) => ({
      checks: ['timing-4a-*', 'timing-4b-*'],
      case: null,
      ...notTheSearch(one),
      revokedBy: boardsCheckId,
    }));
