/** Commands about puzzles, shared by all editions of the assignment. The laboratory loads when one of them is asked for. */
import type { AssignmentCommand } from '../../../harness/contracts/command.ts';
import { checkHelpMessages } from '../lab/check/messages/help.ts';
import { commandMessages as playMessages } from '../lab/play-command/messages.ts';
import { solveHelpMessages } from '../lab/solve/messages/help.ts';
import { traceCommandMessages } from '../lab/trace/messages.ts';
import { fixturesMessages } from './fixtures/messages.ts';

/** `check` asks submissions of assignments that only the caller knows. */
export const commandsWith = (check: AssignmentCommand['load']): readonly AssignmentCommand[] => [
  {
    name: 'solve',
    usage: '[options] <file...>',
    description: () => solveHelpMessages.description(),
    load: async () => (await import('../lab/solve/command.ts')).defineSolve,
  },
  {
    name: 'check',
    usage: '[options] <folder|zip>',
    description: () => checkHelpMessages.description(),
    load: check,
  },
  {
    name: 'trace',
    usage: '[options] <puzzle> [submission]',
    description: () => traceCommandMessages.description(),
    load: async () => (await import('../lab/trace/command.ts')).defineTrace,
  },
  {
    name: 'play',
    usage: '[options]',
    description: () => playMessages.description(),
    load: async () => (await import('../lab/play-command/command.ts')).definePlay,
  },
  {
    name: 'fixtures',
    usage: '[options]',
    description: () => fixturesMessages.description(),
    load: async () => (await import('./fixtures/command.ts')).defineFixtures,
  },
];
