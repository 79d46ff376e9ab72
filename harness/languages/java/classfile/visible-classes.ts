/** Which classes every other class may name: they are public, and so are the classes around them. */
import type { ClassFile } from './class-file.ts';
import { has } from './flags.ts';

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
