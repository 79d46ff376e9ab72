import { defineWords } from '../../harness/words/words.ts';

export const comp204Words = defineWords('comp204', { title: 'COMP 204: the 8-puzzle by A* search' });
