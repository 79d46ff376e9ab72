/** What a submission could have imported, for names that the compiler does not know. */
import type { SourceFile, Submission } from '../../contracts/submission.ts';
import { valueOf } from '../../text/at.ts';
import { pathTo } from './compiler/imported-file.ts';
import { exportsIn } from './compiler/module-exports.ts';
import type { CompileRequest } from './compiler/protocol.ts';

/** The line that imports a name into a file; null when nothing exports it. */
export type ImportOf = (name: string, into: string) => string | null;

/** From the permitted modules' declarations, and from the classes of the assignment. */
export const importsOf = (
  { roots }: Pick<Submission, 'roots'>,
  { modules, declarations }: Pick<CompileRequest, 'modules' | 'declarations'>,
): ImportOf => {
  const texts = new Map(Object.entries(declarations));
  const known = modules.map(({ name, declaration }) => ({ name, exports: exportsIn(valueOf(texts, declaration)) }));
  return (name, into) => {
    const module = known.find(({ exports }) => exports.has(name));
    if (module !== undefined) return `import { ${name} } from '${module.name}';`;
    const own = roots.get(name);
    return own === undefined || own.path === into ? null : ownImport(name, own, into);
  };
};

const ownImport = (name: string, { path, text }: SourceFile, into: string): string => {
  const from = pathTo(path, into).replace(/\.ts$/u, '');
  const isDefault = new RegExp(
    `export\\s{1,20}default\\s{1,20}(?:abstract\\s{1,20})?(?:class\\s{1,20})?${name}\\b`,
    'u',
  ).test(text);
  return `import ${isDefault ? name : `{ ${name} }`} from '${from}';`;
};
