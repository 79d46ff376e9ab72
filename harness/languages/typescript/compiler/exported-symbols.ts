import ts from 'typescript';

/** What can be seen from other files. */
export const exportedSymbols = (file: ts.SourceFile, checker: ts.TypeChecker): ReadonlySet<ts.Symbol> => {
  const module = checker.getSymbolAtLocation(file);
  const exports = module === undefined ? [] : checker.getExportsOfModule(module);
  return new Set(
    exports.map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)),
  );
};
