/** From which class outside the submission a member of an own class comes, when no own class declares it. */
import type { ClassFile } from '../classfile/class-file.ts';
import { remembered } from '../../../text/remembered.ts';
import type { Use } from './uses.ts';

export class Ancestors {
  readonly #files: ReadonlyMap<string, ClassFile>;
  readonly #members = new Map<string, ReadonlySet<string>>();

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
      else if (remembered(this.#members, name, () => membersOf(file)).has(`${String(member)}${descriptor}`)) return [];
      else waiting.push(file.superclass, ...file.interfaces);
    }
    return foreign;
  }
}

const membersOf = ({ fields, methods }: ClassFile): ReadonlySet<string> =>
  new Set([...fields, ...methods].map(({ name, descriptor }) => name + descriptor));
