/** What students are told of the score that counts. Staff read of lateness in the same words, in English. */
import { defineMessages } from '../../messages/messages.ts';

export const standingMessages = defineMessages('standing', {
  counts: 'Counts as {points} of 100 points.',
  excused: 'You are excused: this assignment does not count for you.',
  differs: 'What counts is not the same for all of your group: see your grades.',
  submission: 'This submission',
  adjusted: 'Adjusted by your course',
});

export const lateMessages = defineMessages('late', {
  days: { one: '1 day late', other: '{count} days late' },
  untimed: 'The platform says that it is late, not how late: taken as 1 day',
  ended: '{late}: after the last day',
  free: { one: '{late}, which is free', other: '{late}, all of them free' },
  partlyFree: '{late}, {free} of them free',
});
