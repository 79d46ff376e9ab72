/** Finds, by syntax alone, which file offers a class under which export. */
import ts from 'typescript';
import { hasModifier, namesIn } from './syntax.ts';

export interface FoundExport {
  /** The file that declares the class, or the last one on the way there that is part of the submission. */
  readonly unit: string;
  /** `default`, `export=`, or the exported name. */
  readonly export: string;
  /** All names that it has there; `default`, too, where nothing else has that one. */
  readonly names: string[];
  /** The name that the class itself has; null for an anonymous one. */
  readonly declared: string | null;
}

/** The file that a specifier means in another one. */
export type FileOf = (from: ts.SourceFile, specifier: string) => ts.SourceFile | undefined;

/** A named export of that name first, else the default export if it may be a class; null when there is neither. */
export const findExport = (file: ts.SourceFile, name: string, fileOf: FileOf): FoundExport | null =>
  [name, 'default', 'export=']
    .map((exported) => findNamed(file, exported, fileOf, new Set()))
    .find((found) => found !== null) ?? null;

const findNamed = (file: ts.SourceFile, name: string, fileOf: FileOf, seen: Set<ts.SourceFile>): FoundExport | null => {
  if (seen.has(file)) return null;
  seen.add(file);
  const all = file.statements.flatMap(exportsOf);
  const own = all.find((found) => found.export === name) ?? null;
  const passedOn =
    own === null ? all.filter((found) => found.export === '*' && name !== 'default') : [throughImport(own, file)];
  for (const { from, declared } of passedOn) {
    const source = from === null ? undefined : fileOf(file, from);
    const found = source === undefined ? null : findNamed(source, declared ?? name, fileOf, seen);
    if (found !== null) return found;
  }
  if (own === null) return null;
  return { unit: file.fileName, export: own.export, names: namesOf(own, all, file), declared: own.declared };
};

/** Who imports by default what has only a name is told by the compiler. */
const namesOf = (own: Exported, all: readonly Exported[], file: ts.SourceFile): string[] => {
  const same = all.filter(({ declared, from }) => declared === own.declared && from === own.from);
  const hasDefault =
    all.some((found) => found.export === 'default') ||
    file.statements.some((statement) => hasModifier(statement, ts.SyntaxKind.DefaultKeyword));
  return [...same.map((found) => found.export), ...(hasDefault ? [] : ['default'])];
};

interface Exported extends Omit<FoundExport, 'unit' | 'names'> {
  /** The module that it is passed on from. */
  readonly from: string | null;
}

interface Imported {
  readonly local: string;
  readonly from: string;
  /** Its name where it comes from. */
  readonly declared: string;
}

/** `import a, { b, c as d } from 'e'` */
export const importsOf = (statement: ts.Statement): Imported[] => {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
  const from = statement.moduleSpecifier.text;
  const { name, namedBindings } = statement.importClause ?? {};
  const named = namedBindings !== undefined && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
  return [
    ...(name === undefined ? [] : [{ local: name.text, from, declared: 'default' }]),
    ...named.map((one) => ({ local: one.name.text, from, declared: (one.propertyName ?? one.name).text })),
  ];
};

/** What a file imports and exports is passed on, as by `export { a } from 'b'`. */
const throughImport = (found: Exported, file: ts.SourceFile): Exported => {
  const imported = found.from === null ? file.statements.flatMap(importsOf) : [];
  const origin = imported.find(({ local }) => local === found.declared);
  return origin === undefined ? found : { ...found, from: origin.from, declared: origin.declared };
};

const exportsOf = (statement: ts.Statement): Exported[] => {
  if (ts.isExportDeclaration(statement)) return fromClause(statement);
  return declaredIn(statement).map((found) => ({ ...found, from: null }));
};

const declaredIn = (statement: ts.Statement): Omit<Exported, 'from'>[] => {
  if (ts.isExportAssignment(statement)) {
    const { expression, isExportEquals } = statement;
    const declared = ts.isIdentifier(expression) ? expression.text : null;
    return [{ export: isExportEquals === true ? 'export=' : 'default', declared }];
  }
  if (!hasModifier(statement, ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isClassDeclaration(statement)) {
    const declared = statement.name?.text ?? null;
    const isDefault = hasModifier(statement, ts.SyntaxKind.DefaultKeyword);
    return isDefault || declared === null ? [{ export: 'default', declared }] : [{ export: declared, declared }];
  }
  // `export import a = b.c`
  if (ts.isImportEqualsDeclaration(statement)) return [{ export: statement.name.text, declared: statement.name.text }];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name }) =>
    namesIn(name).map(({ name: { text } }) => ({ export: text, declared: text })),
  );
};

/** `export { a, b as c } from 'd'`, `export * from 'd'` */
const fromClause = ({ exportClause, moduleSpecifier }: ts.ExportDeclaration): Exported[] => {
  const from = moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : null;
  if (exportClause === undefined) return [{ export: '*', declared: null, from }];
  if (!ts.isNamedExports(exportClause)) return [];
  return exportClause.elements.map((element) => ({
    export: element.name.text,
    declared: (element.propertyName ?? element.name).text,
    from,
  }));
};
