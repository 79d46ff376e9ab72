/** From which class outside the submission a member of an own class comes, when no own class declares it. */
import type { ClassFile } from '../classfile/class-file.ts';
import type { Use } from './uses.ts';

export class Ancestors {
  readonly #files: ReadonlyMap<string, ClassFile>;

  constructor(files: readonly ClassFile[]) {
    this.#files = new Map(files.map((file) => [file.name, file]));
  }

  /** Nothing when an own class declares the member; else the first foreign classes above the owner. */
  inheritedFrom({ owner, member, descriptor }: Use): readonly string[] {
    const foreign: string[] = [];
    const seen = new Set<string>();
    const waiting: (string | null)[] = [owner];
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (name === null || seen.has(name)) continue;
      seen.add(name);
      const file = this.#files.get(name);
      if (file === undefined) foreign.push(name);
      else if (declares(file, member, descriptor)) return [];
      else waiting.push(file.superclass, ...file.interfaces);
    }
    return foreign;
  }
}

const declares = ({ fields, methods }: ClassFile, member: string | null, descriptor: string): boolean =>
  [...fields, ...methods].some((one) => one.name === member && one.descriptor === descriptor);
