/** Finds, by syntax alone, under which export a file offers a class. */
import ts from 'typescript';

export interface FoundExport {
  /** `default`, or the exported name. */
  readonly export: string;
  /** The name that the class itself has; null for an anonymous one. */
  readonly declared: string | null;
}

/** A named export of that name first, else the default export if it may be a class; null when there is neither. */
export const findExport = (file: ts.SourceFile, name: string): FoundExport | null => {
  let byDefault: FoundExport | null = null;
  for (const statement of file.statements) {
    for (const found of exportsOf(statement)) {
      if (found.export === name) return found;
      if (found.export === 'default') byDefault = found;
    }
  }
  return byDefault;
};

const exportsOf = (statement: ts.Statement): FoundExport[] => {
  if (ts.isExportAssignment(statement)) {
    const { expression } = statement;
    return [{ export: 'default', declared: ts.isIdentifier(expression) ? expression.text : null }];
  }
  if (ts.isExportDeclaration(statement)) return fromClause(statement);
  if (!hasModifier(statement, ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isClassDeclaration(statement)) {
    const declared = statement.name?.text ?? null;
    const isDefault = hasModifier(statement, ts.SyntaxKind.DefaultKeyword);
    return isDefault || declared === null ? [{ export: 'default', declared }] : [{ export: declared, declared }];
  }
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name }) =>
    ts.isIdentifier(name) ? [{ export: name.text, declared: name.text }] : [],
  );
};

const fromClause = (statement: ts.ExportDeclaration): FoundExport[] => {
  if (statement.exportClause === undefined || !ts.isNamedExports(statement.exportClause)) return [];
  return statement.exportClause.elements.map((element) => ({
    export: element.name.text,
    declared: (element.propertyName ?? element.name).text,
  }));
};

const hasModifier = (node: ts.Statement, kind: ts.SyntaxKind): boolean =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) === true;
