import { defineWords } from '../../harness/words/words.ts';

export const assignmentWords = defineWords('8puzzle', { title: '8puzzle: slider puzzles by A* search' });
