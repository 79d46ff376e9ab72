/** What is said of a configuration. */
import { defineWords } from '../words/words.ts';

export const configWords = defineWords('config', {
  dueDate: 'a date and a time with an offset, as 2026-12-01T23:59:00+01:00',
  withDueDate: 'always or staff as long as there is no "checks.dueDate"',
  audienceTwice: 'The report cannot be for students and show what is hidden from them.',
  audienceOnce: 'Leave out --show-hidden, or write --audience staff.',
  errors: { one: 'The configuration has {count} error:', other: 'The configuration has {count} errors:' },
});
