/** What the self-test tries from inside: "a test process could ...", and what came of it. */
import { defineWords } from '../../words/words.ts';

export const attemptWords = defineWords('sandbox.attempt', {
  root: 'run as root',
  read: 'read public files',
  private: 'read private files',
  write: 'write a file',
  connect: 'use the network',
  environment: 'see our variables',
  proc: 'see /proc',
  signal: 'signal the grader',
  fork: 'start a process',
  survive: 'outlive its run',
});

export const outcomeWords = defineWords('sandbox.outcome', {
  connected: 'a connection was made',
  survived: 'a process went on after its end',
  ended: 'ended with it',
  noAnswer: 'no answer from inside',
});
