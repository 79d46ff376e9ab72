import { defineWords } from '../../words/words.ts';

export const styleCheckWords = defineWords('styleCheck', {
  notRun: 'not run',
  notShown: ', {left} of them not shown',
  listFull: 'Findings of the tools before it fill the list.',
  findings: { one: '{count} finding', other: '{count} findings' },
});
