/** What a type names and holds, read from the compiler's types, which have seen through aliases. */
import ts from 'typescript';
import type { Names } from './names.ts';
import { cut } from './places.ts';

const DEEPEST = 8;
const MOST = 50;

/** Every class: in its arguments, its alternatives, and the parts of types without a name. */
export const typeNames = (type: ts.Type, at: ts.Node, names: Names): string[] => {
  const found = new Set<string>();
  const seen = new Set<ts.Type>();
  const visit = (part: ts.Type, depth: number): void => {
    if (depth > DEEPEST || seen.has(part) || found.size >= MOST) return;
    seen.add(part);
    for (const argument of part.aliasTypeArguments ?? []) visit(argument, depth + 1);
    if (part.isUnionOrIntersection()) {
      for (const one of part.types) visit(one, depth + 1);
      return;
    }
    if ((part.flags & ts.TypeFlags.Object) === 0) return;
    const name = names.ofSymbol(part.aliasSymbol) ?? names.ofSymbol(part.symbol);
    if (name !== null && !ARRAYS.has(name)) found.add(cut(name));
    for (const argument of typeArguments(part, names.checker)) visit(argument, depth + 1);
    if (name === null) {
      for (const property of properties(part, names.checker)) {
        visit(names.checker.getTypeOfSymbolAtLocation(property, at), depth + 1);
      }
    }
  };
  visit(type, 0);
  return [...found];
};

/** Written `T[]`, without a name. */
const ARRAYS = new Set(['Array', 'ReadonlyArray']);

export const typeArguments = (type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] => {
  const isReference = ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0;
  return isReference ? checker.getTypeArguments(type as ts.TypeReference) : [];
};

/** Of an object type without a name. What functions take and give is not held. */
const properties = (type: ts.Type, checker: ts.TypeChecker): readonly ts.Symbol[] => {
  const isAnonymous = ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Anonymous) !== 0;
  return isAnonymous && type.getCallSignatures().length === 0 ? checker.getPropertiesOfType(type).slice(0, MOST) : [];
};

/** Does it hold one object of each kind: no array, tuple or dictionary, and no collection of a library anywhere in it? */
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
