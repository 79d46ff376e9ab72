/** Submissions of a pretended class, and how they are packed: for tests, and for scripts that make classes. */
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export interface MadeSubmission {
  /** Numeric, as platforms number users. */
  readonly id: number;
  readonly first: string;
  readonly last: string;
  readonly username: string;
  readonly email: string;
  readonly submittedAt: Date;
  readonly late: boolean;
  /** 1 for the first of this student. */
  readonly attempt: number;
  /** Contents by the student's paths. */
  readonly files: Readonly<Record<string, string | Buffer>>;
}

/** A file of a bundle. */
export interface MadeFile {
  readonly path: string;
  readonly content: string | Buffer;
  readonly modifiedAt?: Date;
  /** With the type of the file, as Unix has it; that of a regular file when left out. */
  readonly mode?: number;
}

/** A zip of the files, in their order. yazl refuses hostile names: give harmless ones of the same length and patch the bytes. */
export const packZip = async (files: readonly MadeFile[]): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const { path, content, modifiedAt, mode } of files)
    zip.addBuffer(Buffer.from(content), path, { mtime: modifiedAt ?? new Date(2026, 2, 5), mode: mode ?? 0o100644 });
  const packed = buffer(zip.outputStream);
  zip.end();
  return packed;
};

/** Every file of every submission, each by its own function. */
export const eachFile = (
  submissions: readonly MadeSubmission[],
  make: (submission: MadeSubmission, path: string, index: number) => string,
): MadeFile[] =>
  submissions.flatMap((one) =>
    Object.entries(one.files).map(([path, content], index) => ({
      path: make(one, path, index),
      content,
      modifiedAt: one.submittedAt,
    })),
  );

/** `2026`, `03`, `05`, `18`, `12`, `07`: of the time of this machine. */
export const dateParts = (date: Date): readonly string[] =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate(), date.getHours(), date.getMinutes(), date.getSeconds()].map(
    (part) => String(part).padStart(2, '0'),
  );
