/** What names stand for, and members that are named by a symbol: how they are shown, and whether others can name them at all. */
import ts from 'typescript';
import { isLibraryFile } from './program.ts';

/** What an import or an export stands for. */
export const unaliased = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** What can be seen from other files. */
export const exportedSymbols = (file: ts.SourceFile, checker: ts.TypeChecker): ReadonlySet<ts.Symbol> => {
  const module = checker.getSymbolAtLocation(file);
  const exported = module === undefined ? [] : checker.getExportsOfModule(module);
  return new Set(exported.map((symbol) => unaliased(symbol, checker)));
};

/** As it is written, `[cellsOf]`; null for a name that is no symbol, and for the language's own, as `Symbol.iterator`. */
export const shownKey = (checker: ts.TypeChecker, declaration: ts.Declaration | undefined): string | null => {
  const name = declaration === undefined ? undefined : ts.getNameOfDeclaration(declaration);
  return name !== undefined && keyOf(checker, name) !== null ? name.getText() : null;
};

/** Named by a symbol that no other file has: a variable that is not exported made it, and made it new. */
export const isHiddenKey = (checker: ts.TypeChecker, declaration: ts.Declaration | undefined): boolean => {
  const name = declaration === undefined ? undefined : ts.getNameOfDeclaration(declaration);
  const key = name === undefined ? null : keyOf(checker, name);
  const variable = key?.valueDeclaration;
  if (key === null || variable === undefined || !ts.isVariableDeclaration(variable)) return false;
  return isNewSymbol(variable.initializer) && !exportedSymbols(variable.getSourceFile(), checker).has(key);
};

/** What holds the symbol of a computed name: its variable or static field. */
const keyOf = (checker: ts.TypeChecker, name: ts.Node): ts.Symbol | null => {
  if (!ts.isComputedPropertyName(name)) return null;
  const type = checker.getTypeAtLocation(name.expression);
  if ((type.flags & ts.TypeFlags.UniqueESSymbol) === 0) return null;
  const isLibrary = type.symbol.declarations?.some((one) => isLibraryFile(one.getSourceFile())) ?? false;
  return isLibrary ? null : type.symbol;
};

/** `Symbol('cells')`; `Symbol.for('cells')` gives everyone the same. */
const isNewSymbol = (made: ts.Expression | undefined): boolean =>
  made !== undefined && ts.isCallExpression(made) && ts.isIdentifier(made.expression);
