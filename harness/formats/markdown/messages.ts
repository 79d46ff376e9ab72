import { defineMessages } from '../../messages/messages.ts';

export const markdownMessages = defineMessages('markdown', {
  notes: 'Notes',
  lost: '{points} points lost',
  others: { one: '1 more check, for the same reason', other: '{count} more checks, for the same reason' },
});
