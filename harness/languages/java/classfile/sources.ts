/** Which file of a submission a class comes from, by the name that its class file carries. */
import type { SourceFile, Submission } from '../../../contracts/submission.ts';
import { remembered } from '../../../text/remembered.ts';
import { classOfFile, outermostOf } from '../class-of-file.ts';
import type { ClassFile } from './class-file.ts';
import { sourceLines, type SourceLines } from './source-lines.ts';

export interface Source {
  /** As the student submitted it. */
  readonly path: string;
  readonly lines: SourceLines;
}

export class Sources {
  readonly #byName = new Map<string, SourceFile>();
  readonly #known = new Map<string, Source>();

  /** The compiler knows a file by the class that it holds. Files of the assignment's classes come first. */
  constructor({ roots, extras }: Submission) {
    for (const [name, file] of roots) this.#byName.set(`${name}.java`, file);
    for (const file of extras) {
      const name = `${classOfFile(file.path)}.java`;
      if (!this.#byName.has(name)) this.#byName.set(name, file);
    }
  }

  of(file: ClassFile): Source {
    return remembered(this.#known, file.sourceFile ?? '', (name) => this.#read(name));
  }

  /** That of the file named after the class, whether or not it is there. */
  pathOf(className: string): string {
    const name = `${outermostOf(className)}.java`;
    return this.#byName.get(name)?.path ?? name;
  }

  #read(name: string): Source {
    const file = this.#byName.get(name);
    return { path: file?.path ?? name, lines: sourceLines(file?.text ?? '') };
  }
}
