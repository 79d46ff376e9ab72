/** The text of a file of settings. */
import { readFile, stat } from 'node:fs/promises';
import { usageError } from '../contracts/errors.ts';
import { fileReason } from '../text/file-reason.ts';

/** `what` the file is, for messages: "The configuration". @throws {GraderError} of usage with this code */
export const readText = async (
  file: string,
  { code, what, most, remedy }: Readonly<Record<'code' | 'what' | 'remedy', string>> & { readonly most: number },
): Promise<string> => {
  try {
    if ((await stat(file)).size > most * 1_000_000) throw new Error(`it is larger than ${most} MB`);
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw usageError(code, `${what} cannot be read: ${fileReason(cause)}.`, { where: file, remedy, cause });
  }
};
