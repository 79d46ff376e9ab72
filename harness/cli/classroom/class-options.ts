/** What commands for classes are told, and the class that they work on. */
import { Option } from 'commander';
import { type Flags, flagsShape } from '../../config/resolve.ts';
import { type Assignment, broughtBy } from '../../contracts/assignment.ts';
import { openClass, type Class } from '../../classroom/open-class.ts';
import type { JobOptions } from '../../classroom/queue/jobs.ts';

/** Where a class is kept: below the working directory when nothing was said. */
export const folderOption = (description: string): Option =>
  new Option('--out <dir>', description).default('reports/class');

export interface ClassOptions extends Flags, JobOptions {
  readonly config?: string | undefined;
  readonly out: string;
  readonly roster?: string | undefined;
  readonly bundle?: string | undefined;
  readonly pattern?: string | undefined;
  readonly parallel?: number | undefined;
  readonly only?: readonly string[] | undefined;
  readonly failed?: true | undefined;
  readonly shard?: string | undefined;
  readonly database?: string | undefined;
  readonly color: boolean;
  readonly quiet?: true | undefined;
}

/** What a class is opened with; the rest is for a command. */
type OpenFlags = Flags & Pick<ClassOptions, 'config' | 'parallel'>;

/** With a class that is closed afterwards, whatever happens. */
export const withClass = async <T>(
  { out, ...options }: OpenFlags & Pick<ClassOptions, 'out'>,
  assignments: readonly Assignment[],
  work: (opened: Class) => Promise<T>,
): Promise<T> => {
  const opened = await openClass({ ...openFlags(options, assignments), folder: out, assignments });
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
};

const openFlags = (options: OpenFlags, assignments: readonly Assignment[]): OpenFlags => {
  const own = assignments.flatMap((one) => broughtBy(one).options).map(({ key }) => key);
  const taken = new Set([...Object.keys(flagsShape), 'config', 'parallel', ...own]);
  return Object.fromEntries(Object.entries(options).filter(([key]) => taken.has(key)));
};
