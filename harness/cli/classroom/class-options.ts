/** What commands for classes are told, and the class that they work on. */
import type { Flags } from '../../config/resolve.ts';
import type { Assignment } from '../../contracts/assignment.ts';
import { openClass, type Class } from '../../classroom/open-class.ts';

/** Where a class is kept when nothing was said, below the working directory. */
export const defaultFolder = 'reports/class';

export interface ClassOptions extends Flags {
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
  readonly heartbeatSeconds: number;
  readonly expireSeconds: number;
  readonly retries: number;
  readonly color: boolean;
  readonly quiet?: true | undefined;
}

/** With a class that is closed afterwards, whatever happens. */
export const withClass = async <T>(
  {
    out,
    ...flags
  }: Flags & { readonly config?: string | undefined; readonly out: string; readonly parallel?: number | undefined },
  assignments: readonly Assignment[],
  work: (opened: Class) => Promise<T>,
): Promise<T> => {
  const opened = await openClass({ ...flags, folder: out, assignments });
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
};
