/** The folder of a class, opened by the first change: who only reads holds up nobody. */
import pLimit from 'p-limit';
import type { Grader } from '../api/grader.ts';
import { usageError } from '../contracts/errors.ts';
import { type ClassFolder, openFolder } from './class-folder.ts';

export interface Held {
  /** @throws {GraderError} when the class has been closed */
  requireOpen(): void;
  /** Aborted when it begins to be closed: what the graders then end is no fault of theirs. */
  readonly closing: AbortSignal;
  /** After the changes that were begun before, since each is made of what the one before has written. */
  inTurn<T>(change: (open: () => Promise<ClassFolder>) => Promise<T>): Promise<T>;
  /** The same, of the opened folder. */
  change<T>(work: (opened: ClassFolder) => Promise<T>): Promise<T>;
  /** Closes these first; once, however often it is called. */
  close(graders: readonly Grader[]): Promise<void>;
}

export const holder = (folder: string, configuration: string): Held => {
  const closing = new AbortController();
  let closed: Promise<void> | null = null;
  let opened: ClassFolder | null = null;
  const turns = pLimit(1);
  const requireOpen = (): void => {
    if (closed !== null) throw usageError('class-closed', 'This class has been closed: open it again.');
  };
  const open = async (): Promise<ClassFolder> => {
    requireOpen();
    return (opened ??= await openFolder(folder, configuration));
  };
  const inTurn: Held['inTurn'] = (change) => turns(() => change(open));
  const close = async (graders: readonly Grader[]): Promise<void> => {
    closing.abort();
    await Promise.all(graders.map((grader) => grader.close()));
    await turns(() => opened?.close());
  };
  return {
    requireOpen,
    inTurn,
    change: (work) => inTurn((opens) => opens().then(work)),
    closing: closing.signal,
    close: (graders) => (closed ??= close(graders)),
  };
};
