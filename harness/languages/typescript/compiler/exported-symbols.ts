import ts from 'typescript';

/** What an import or an export stands for. */
export const unaliased = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** What can be seen from other files. */
export const exportedSymbols = (file: ts.SourceFile, checker: ts.TypeChecker): ReadonlySet<ts.Symbol> => {
  const module = checker.getSymbolAtLocation(file);
  const exported = module === undefined ? [] : checker.getExportsOfModule(module);
  return new Set(exported.map((symbol) => unaliased(symbol, checker)));
};
