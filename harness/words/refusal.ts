import { defineWords } from './words.ts';

export const refusalWords = defineWords('refusal', {
  notRun:
    'Not run: the scan refused this submission, so that it has no score, and no zero either. A person has to look at it.',
  nonetheless:
    'To grade it nonetheless once somebody has looked: `--scan flag`, or `scan: flag` in grader.config.yaml.',
  final:
    'In the tier {tier} that is final, since there is no sandbox that would hold it. Grade it where `npx grade doctor` says that the tier is full or root.',
  more: 'The scan found {more} more; the first {most} are listed.',
  item: '{finding}{advice} ({outcome} by the scan)',
  moreReasons: { one: ' There is one more reason.', other: ' There are {count} more reasons.' },
  refused: 'refused',
  flagged: 'flagged',
});
