import { defineMessages } from '../../messages/messages.ts';

export const refusalMessages = defineMessages('refusal', {
  notRun:
    'Not run: the scan refused this submission, so it has no score (this is not a zero). A person has to look at it.',
  nonetheless:
    'To grade it anyway, once somebody has looked at it: `--scan flag`, or `scan: flag` in grader.config.yaml.',
  final:
    'In the tier {tier} this is final, because there is no secure sandbox. Grade it where `npx grade doctor` reports the tier full or root.',
  more: 'The scan found {more} more; the first {most} are listed.',
  item: '{finding}{advice} ({outcome} by the scan)',
  moreReasons: { one: ' There is one more reason.', other: ' There are {count} more reasons.' },
  refused: 'refused',
  flagged: 'flagged',
});
