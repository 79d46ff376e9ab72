/** What `grade solve` says about its files, options and searches. */
import { defineMessages } from '../../../../harness/messages/messages.ts';

export const solveMessages = defineMessages('8puzzle.solve', {
  inputTwice: 'Standard input can be read only once.',
  inputTwiceRemedy: 'Give - once.',
  allOfAny: '--all needs a method that finds a shortest solution, without a weight.',
  allOfAnyRemedy: 'Such methods: {methods}.',
  large: 'The boards of this solution are {megabytes} MB; --moves prints letters.',
  advice: 'A solution that need not be shortest: --weight 3, or --method constructive for boards of any size.',
  searching: '{file}: {seconds} s{far}',
  searchingAll: '{file}: looking for all solutions: {seconds} s{far}',
  counting: '{file}: counting the official search: {seconds} s{far}',
  notCountedMemory: 'Not counted: out of memory.',
  notCountedInterrupted: 'Not counted: interrupted.',
  notCountedTime: 'Not counted within the time limit.',
});
