/** What only all classes of a program together tell of each. */
import { remembered } from '../../../text/remembered.ts';
import type { ClassFile, Field } from './class-file.ts';
import { has } from './flags.ts';
import { immutable } from './static-changes.ts';

/** Those whose objects nothing can change: their fields are final, and what these hold cannot change either. */
export const unchangingClasses = (files: readonly ClassFile[]): ReadonlySet<string> => {
  const own = new Set(files.map(({ name }) => name));
  const changing = new Set(files.filter((file) => canChange(file, own)).map(({ name }) => name));
  const affected = affectedBy(files, own);
  for (const name of changing) for (const other of affected.get(name) ?? []) changing.add(other);
  return own.difference(changing);
};

/** By itself; whatever implements an interface may be a lambda, which keeps anything. */
const canChange = ({ flags, fields, superclass }: ClassFile, own: ReadonlySet<string>): boolean =>
  has(flags, 'interface') ||
  !(own.has(superclass ?? '') || /^java\.lang\.(?:Object|Record|Enum)$/u.test(superclass ?? '')) ||
  fields.filter(isOfObject).some((field) => !has(field.flags, 'final') || !isFixed(field, own));

const isFixed = ({ descriptor }: Field, own: ReadonlySet<string>): boolean => {
  const name = typeOf(descriptor);
  return name === null ? !descriptor.startsWith('[') : own.has(name) || immutable.test(name);
};

/** By class, those that change when it does: what holds it, what extends it, and what it extends. */
const affectedBy = (files: readonly ClassFile[], own: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> => {
  const affected = new Map<string, string[]>();
  const add = (changed: string, other: string): void => {
    if (own.has(changed) && own.has(other)) remembered(affected, changed, () => []).push(other);
  };
  for (const { name, superclass, fields } of files) {
    add(superclass ?? '', name);
    add(name, superclass ?? '');
    for (const { descriptor } of fields.filter(isOfObject)) add(typeOf(descriptor) ?? '', name);
  }
  return affected;
};

const isOfObject = ({ flags }: Field): boolean => !has(flags, 'static');

/** The class that a field is of; null for an array and a number. */
const typeOf = (descriptor: string): string | null => /^L(.*);$/u.exec(descriptor)?.[1]?.replaceAll('/', '.') ?? null;

/** Those that every other class may name: they are public, and so are the classes around them. */
export const visibleClasses = (files: readonly ClassFile[]): ReadonlySet<string> => {
  const byName = new Map(files.map((file) => [file.name, file]));
  return new Set(files.filter((file) => isVisible(file, byName)).map(({ name }) => name));
};

const isVisible = (file: ClassFile, byName: ReadonlyMap<string, ClassFile>): boolean => {
  const seen = new Set<string>();
  for (let at: ClassFile | undefined = file; at !== undefined && !seen.has(at.name);) {
    seen.add(at.name);
    const { name, innerClasses, flags, nestHost }: ClassFile = at;
    const entry = innerClasses.find((inner) => inner.name === name);
    // The class file's own flags know only public and package-private; InnerClasses has those of the source.
    if (entry === undefined) return nestHost === null && has(flags, 'public');
    if (entry.outer === null || !has(entry.flags, 'public')) return false;
    at = byName.get(entry.outer);
  }
  return false;
};
