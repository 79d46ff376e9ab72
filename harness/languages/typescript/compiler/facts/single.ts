/** Does a type hold one object of each kind, or many? Read from the compiler's types, which have seen through aliases. */
import ts from 'typescript';
import type { Names } from './names.ts';
import { properties, typeArguments } from './type-names.ts';

const DEEPEST = 8;

/** No array, tuple or dictionary, and no collection of a library anywhere in it. */
export const isSingle = (type: ts.Type, at: ts.Node, names: Names): boolean => {
  const { checker } = names;
  const seen = new Set<ts.Type>();
  const visit = (part: ts.Type, depth: number): boolean => {
    if (depth > DEEPEST || seen.has(part)) return true;
    seen.add(part);
    const all = (parts: readonly ts.Type[]): boolean => parts.every((one) => visit(one, depth + 1));
    if (part.isUnionOrIntersection()) return all(part.types);
    if ((part.flags & ts.TypeFlags.Object) === 0) return true;
    if (checker.getIndexInfosOfType(part).length > 0) return false;
    const held = [...(part.aliasTypeArguments ?? []), ...typeArguments(part, checker)];
    if (held.length > 0 && names.isForeign(names.ofSymbol(part.symbol)) && !BOXES.has(part.symbol.name)) return false;
    const isNamed = names.ofSymbol(part.aliasSymbol) !== null || names.ofSymbol(part.symbol) !== null;
    return all(isNamed ? held : properties(part, checker).map((one) => checker.getTypeOfSymbolAtLocation(one, at)));
  };
  return visit(type, 0);
};

/** Classes of the language that hold one object. */
const BOXES: ReadonlySet<string> = new Set(['WeakRef', 'Promise']);
