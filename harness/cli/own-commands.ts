/** The commands that are no assignment's, as they are listed; what one takes and does is loaded when it is asked for. */
import { Command } from 'commander';
import type { ListedCommand } from './assignment-commands.ts';
import type { CommandContext, DefineCommand } from './define-command.ts';

interface OwnCommand {
  readonly name: string;
  /** As it stands in the list, after the name. */
  readonly usage: string;
  readonly description: string;
  /** People do not call what scripts call. */
  readonly hidden?: boolean;
  readonly load: () => Promise<DefineCommand>;
}

const table: readonly OwnCommand[] = [
  {
    name: 'class',
    usage: '[options] <bundle>',
    description: 'grade a whole class: the bundle of a learning platform',
    load: async () => (await import('./classroom/class-command.ts')).defineClass,
  },
  {
    name: 'worker',
    usage: '[options]',
    description: 'grade what `grade class BUNDLE --database` has put in, alongside others',
    load: async () => (await import('./classroom/queue-commands.ts')).defineWorker,
  },
  {
    name: 'explain',
    usage: '[options] [id]',
    description: 'explain what a check measures, why, on which inputs, and what passes',
    load: async () => (await import('./explain-command.ts')).defineExplain,
  },
  {
    name: 'formats',
    usage: '[options]',
    description: 'list the formats of --output: what each is for, and where a platform expects it',
    load: async () => (await import('./formats-command.ts')).defineFormats,
  },
  {
    name: 'convert',
    usage: '[options] <report>',
    description: 'write a report.json in other formats, without grading again',
    load: async () => (await import('./convert-command.ts')).defineConvert,
  },
  {
    name: 'diff',
    usage: '[options] <old> <new>',
    description: 'what changed between two report.json files of one student, and why',
    load: async () => (await import('./diff-command.ts')).defineDiff,
  },
  {
    name: 'watch',
    usage: '[options] <folder>',
    description: 'grade a folder again whenever a source file in it is saved',
    load: async () => (await import('./watch-command.ts')).defineWatch,
  },
  {
    name: 'words',
    usage: '[file]',
    description: 'write all messages by id, for translation',
    load: async () => (await import('./words-command.ts')).defineWords,
  },
  {
    name: 'init',
    usage: '[options] [dir]',
    description: 'set up a course: settings, starter kits, the files for its platform',
    load: async () => (await import('./init-command.ts')).defineInit,
  },
  {
    name: 'kit',
    usage: '[options] [kit]',
    description: 'make the files for a platform, or the starter kit for students',
    load: async () => (await import('./kit-command.ts')).defineKit,
  },
  {
    name: 'doctor',
    usage: '[options]',
    description: 'say what works on this machine (Node, languages, sandbox), and what you lose without each',
    load: async () => (await import('./doctor.ts')).defineDoctor,
  },
  {
    name: 'gradescope',
    usage: '[options]',
    description: 'grade what Gradescope has laid out: run_autograder of grade kit gradescope calls it',
    hidden: true,
    load: async () => (await import('./gradescope/gradescope-command.ts')).defineGradescope,
  },
];

export const ownCommands = (context: CommandContext): readonly ListedCommand[] =>
  table.map(({ name, usage, description, hidden = false, load }) => {
    const command = new Command(name).description(description);
    return {
      ...{ command, term: `${name} ${usage}`, hidden },
      load: async () => {
        (await load())(command, context);
      },
    };
  });
