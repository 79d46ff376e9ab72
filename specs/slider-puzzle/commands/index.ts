/** Commands about puzzles, shared by all editions of the assignment. The laboratory loads when one of them is asked for. */
import type { AssignmentCommand } from '../../../harness/contracts/command.ts';

/** `check` asks submissions of assignments that only the caller knows. */
export const commandsWith = (check: AssignmentCommand['load']): readonly AssignmentCommand[] => [
  {
    name: 'solve',
    usage: '[options] <file...>',
    description: 'solve puzzle files, as the test client of the assignment does',
    load: async () => (await import('../lab/solve/command.ts')).defineSolve,
  },
  {
    name: 'check',
    usage: '[options] <folder|zip>',
    description: 'solve all puzzle files of a folder, by the reference or by a submission',
    load: check,
  },
  {
    name: 'trace',
    usage: '[options] <puzzle> [submission]',
    description: 'show the priority queue of a search, step by step',
    load: async () => (await import('../lab/trace/command.ts')).defineTrace,
  },
  {
    name: 'play',
    usage: '[options]',
    description: 'a page to play with puzzles and watch searches, served to this machine only',
    load: async () => (await import('../lab/play-command/command.ts')).definePlay,
  },
  {
    name: 'fixtures',
    usage: '[options]',
    description: 'puzzle files and expected values: check, import, generate',
    load: async () => (await import('./fixtures/command.ts')).defineFixtures,
  },
];
