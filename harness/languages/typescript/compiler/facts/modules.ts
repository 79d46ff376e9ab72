/** What a file imports, and its variables outside of classes and functions. */
import ts from 'typescript';
import type { ModuleFacts } from '../../../../contracts/code-facts.ts';
import { exportedSymbols } from '../symbols.ts';
import type { Changes } from './changes.ts';
import type { Names } from './names.ts';
import { hasModifier, namesIn } from '../syntax.ts';
import { cut, lineOf, pathOf } from './places.ts';
import { typeNames } from './type-names.ts';

type Import = ModuleFacts['imports'][number];
type Variable = ModuleFacts['variables'][number];

export const moduleFacts = (file: ts.SourceFile, names: Names, changes: Changes): ModuleFacts => {
  const exported = exportedSymbols(file, names.checker);
  return {
    path: pathOf(file),
    imports: file.statements.flatMap((statement) => importsOf(statement, names)),
    variables: file.statements.filter(isMade).flatMap((statement) => {
      return declaredIn(statement).map((name) => variable(name, exported, names, changes));
    }),
  };
};

/** `declare var process: { argv: string[] };` only says what others have. */
const isMade = (statement: ts.Statement): statement is ts.VariableStatement =>
  ts.isVariableStatement(statement) && !hasModifier(statement, ts.SyntaxKind.DeclareKeyword);

const importsOf = (statement: ts.Statement, names: Names): Import[] => {
  const [from, taken] = takenBy(statement);
  if (from === undefined || !ts.isStringLiteral(from)) return [];
  return [{ from: cut(names.imported(from)), names: taken.map(cut), line: lineOf(statement) }];
};

/** From where, and which names. */
const takenBy = (statement: ts.Statement): readonly [ts.Expression | undefined, readonly string[]] => {
  if (ts.isImportDeclaration(statement)) return [statement.moduleSpecifier, namesOf(statement)];
  if (ts.isExportDeclaration(statement)) return [statement.moduleSpecifier, passedOn(statement)];
  if (!ts.isImportEqualsDeclaration(statement)) return [undefined, []];
  const { moduleReference } = statement;
  return [ts.isExternalModuleReference(moduleReference) ? moduleReference.expression : undefined, ['*']];
};

const namesOf = ({ importClause }: ts.ImportDeclaration): string[] => {
  if (importClause === undefined) return [];
  const { name, namedBindings } = importClause;
  const first = name === undefined ? [] : ['default'];
  if (namedBindings === undefined) return first;
  if (ts.isNamespaceImport(namedBindings)) return [...first, '*'];
  return [...first, ...namedBindings.elements.map((element) => (element.propertyName ?? element.name).text)];
};

const passedOn = ({ exportClause }: ts.ExportDeclaration): string[] =>
  exportClause !== undefined && ts.isNamedExports(exportClause)
    ? exportClause.elements.map((element) => (element.propertyName ?? element.name).text)
    : ['*'];

const declaredIn = (statement: ts.VariableStatement): ts.Identifier[] =>
  statement.declarationList.declarations.flatMap((one) => namesIn(one.name).map(({ name }) => name));

const variable = (name: ts.Identifier, exported: ReadonlySet<ts.Symbol>, names: Names, changes: Changes): Variable => {
  const symbol = names.checker.getSymbolAtLocation(name);
  const isConstant = symbol !== undefined && isConst(name);
  return {
    name: cut(name.text),
    exported: symbol !== undefined && exported.has(symbol),
    typeNames: typeNames(names.checker.getTypeAtLocation(name), name, names),
    mutable: !isConstant || changes.first(symbol) !== null || isLibraryObject(name, names),
    line: lineOf(name),
  };
};

const isConst = (name: ts.Identifier): boolean => {
  const list = ts.findAncestor(name, ts.isVariableDeclarationList);
  return list !== undefined && (list.flags & ts.NodeFlags.Const) !== 0;
};

/** An instance of a module's class: its methods are there to change it, as those of a queue are. Options for one are none. */
const isLibraryObject = (name: ts.Identifier, names: Names): boolean => {
  const type = names.checker.getTypeAtLocation(name);
  const isInstance = type.getConstructSignatures().length === 0;
  return isInstance && names.isOfModule(type.symbol) && (type.symbol.flags & ts.SymbolFlags.Class) !== 0;
};
