/** Classes of the submission whose objects nothing changes, whatever their methods are called: `ORIGIN.add(step)` gives another one. */
import ts from 'typescript';
import { hasModifier, isAssignment } from '../syntax.ts';
import { typeArguments } from './type-names.ts';
import type { Name } from './uses.ts';

export class Unchanging {
  readonly #checker: ts.TypeChecker;
  /** Fields that something else than the constructor of their object assigns to. */
  readonly #set = new Set<ts.Declaration | undefined>();

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  /** All assignments have to be known before anything is asked. */
  assigned(symbol: ts.Symbol, name: Name): void {
    if (!isOfMaking(name)) this.#set.add(symbol.valueDeclaration);
  }

  has(type: ts.Type, seen = new Set<ts.Symbol>()): boolean {
    if ((type.flags & FIXED) !== 0) return true;
    if (type.isUnion()) return type.types.every((one) => this.has(one, seen));
    const symbol = type.getSymbol();
    if (symbol?.name === 'ReadonlyArray') return typeArguments(type, this.#checker).every((one) => this.has(one, seen));
    if (symbol?.declarations?.every(isOwnClass) !== true) return false;
    // What links to its like is looked at once.
    if (seen.has(symbol)) return true;
    seen.add(symbol);
    const members = this.#checker.getPropertiesOfType(this.#checker.getDeclaredTypeOfSymbol(symbol));
    return members.every((member) => (member.flags & ts.SymbolFlags.Property) === 0 || this.#isFixed(member, seen));
  }

  #isFixed(field: ts.Symbol, seen: Set<ts.Symbol>): boolean {
    return !this.#set.has(field.valueDeclaration) && this.has(this.#checker.getTypeOfSymbol(field), seen);
  }
}

/** What a type parameter stands for is changed by its owner alone. */
const FIXED =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined |
  ts.TypeFlags.TypeParameter;

/** Of one that is only declared, as a library's are, not all fields are seen. */
const isOwnClass = (node: ts.Declaration): boolean =>
  ts.isClassLike(node) &&
  !node.getSourceFile().isDeclarationFile &&
  ts.findAncestor(node, isOnlyDeclared) === undefined;

const isOnlyDeclared = (node: ts.Node): boolean => hasModifier(node, ts.SyntaxKind.DeclareKeyword);

/** `this.row = row` in a constructor. */
const isOfMaking = ({ parent }: Name): boolean =>
  ts.isPropertyAccessExpression(parent) &&
  parent.expression.kind === ts.SyntaxKind.ThisKeyword &&
  isAssignment(parent.parent) &&
  ts.isConstructorDeclaration(ts.findAncestor(parent, ts.isFunctionLike) ?? parent);
