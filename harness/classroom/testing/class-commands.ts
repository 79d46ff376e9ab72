/** `grade class` as people run it, with a class of four and a folder of its own. */
import { readFileSync } from 'node:fs';
import { type Circumstances, gradeCommand, type Run } from '../../testing/grade-command.ts';
import { keptCommand } from '../../testing/kept-command.ts';
import { classFile, type ClassFile } from '../store/class-file.ts';
import { courseModule, programBy, student, workFolder } from './course-class.ts';

export const settings = ['--assignment', courseModule, '--no-style', '--no-color'];

export const four = Array.from({ length: 4 }, (_, id) =>
  student(id, programBy(id % 2 === 0 ? 'java' : 'typescript', id % 3 === 0 ? 'wraps-around' : 'correct', String(id))),
);

export interface ClassCommands {
  readonly work: ReturnType<typeof workFolder>;
  /** `grade ...args` in the folder; in a process of its own where there is something to say of how it runs. */
  readonly run: (args: readonly string[], how?: Circumstances) => Promise<Run>;
  readonly readClass: (folder: string) => ClassFile;
}

export const classCommands = (): ClassCommands => {
  const work = workFolder();
  return {
    work,
    run: (args, how) => {
      const cwd = work.path('');
      return how === undefined ? keptCommand(args, { cwd }) : gradeCommand(args, { cwd, ...how });
    },
    readClass: (folder) => classFile.parse(JSON.parse(readFileSync(work.path(`${folder}/class.json`), 'utf8'))),
  };
};
