/**
 * Where variables of modules and static fields, or what they hold, are changed after they came into being. As in Java, a
 * local variable that holds the same is followed, and what is passed to another function and changed there is not seen.
 */
import ts from 'typescript';
import type { FieldFacts } from '../../../../contracts/code-facts.ts';
import { unaliased } from '../symbols.ts';
import { isStatic, namesIn } from '../syntax.ts';
import { lineOf, pathOf } from './places.ts';
import { Unchanging } from './unchanging.ts';
import { type MethodCall, type Name, useOf } from './uses.ts';

type Place = NonNullable<FieldFacts['changed']>;

interface Change {
  readonly symbol: ts.Symbol;
  readonly name: Name;
  readonly call: MethodCall | undefined;
}

export class Changes {
  readonly #checker: ts.TypeChecker;
  readonly #unchanging: Unchanging;
  readonly #first = new Map<ts.Symbol, Place>();
  readonly #initialized = new Set<ts.Symbol>();
  /** By local variable, what it or its contents came from. */
  readonly #origins = new Map<ts.Symbol, Set<ts.Symbol>>();
  /** Local variables may come to hold something else: only those that never do stand for their origin. */
  readonly #assigned = new Set<ts.Symbol>();

  constructor(checker: ts.TypeChecker, files: readonly ts.SourceFile[]) {
    this.#checker = checker;
    this.#unchanging = new Unchanging(checker);
    const changes: Change[] = [];
    for (const file of files) this.#visit(file, false, changes);
    for (const { symbol, name, call } of changes) {
      if (call !== undefined && this.#changesNothing(call)) continue;
      const place = { path: pathOf(name.getSourceFile()), line: lineOf(name) };
      for (const one of this.#meantBy(symbol)) if (!this.#first.has(one)) this.#first.set(one, place);
    }
  }

  /** The first place in the order of the files; null when none was seen. */
  first(symbol: ts.Symbol | undefined): Place | null {
    return symbol === undefined ? null : (this.#first.get(symbol) ?? null);
  }

  /** Assigned to while its module is loaded, as in a static block, and never later: TypeScript forbids `readonly` there. */
  isOnlyInitialized(symbol: ts.Symbol | undefined): boolean {
    return symbol !== undefined && this.#initialized.has(symbol) && !this.#first.has(symbol);
  }

  /** What runs when a module or a class is loaded makes the value; what functions do later changes it. */
  #visit(node: ts.Node, isLater: boolean, changes: Change[]): void {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) this.#note(node, isLater, changes);
    const inside = isLater || runsLater(node);
    ts.forEachChild(node, (child) => {
      this.#visit(child, inside, changes);
    });
  }

  #note(name: Name, isLater: boolean, changes: Change[]): void {
    const use = useOf(name, () => this.#isWeak(name));
    const symbol = use === null ? undefined : this.#symbolOf(name);
    if (use === null || symbol === undefined) return;
    if (use.kind === 'named') {
      if (isLater) this.#remember(use.by, symbol);
      return;
    }
    if (use.kind === 'assigned') {
      this.#assigned.add(symbol);
      this.#unchanging.assigned(symbol, name);
    }
    if (isLater) changes.push({ symbol, name, call: use.call });
    else this.#initialized.add(symbol);
  }

  #remember(binding: ts.BindingName, origin: ts.Symbol): void {
    for (const { name, isRest } of namesIn(binding)) {
      const local = isRest ? undefined : this.#checker.getSymbolAtLocation(name);
      if (local !== undefined) this.#origins.set(local, (this.#origins.get(local) ?? new Set()).add(origin));
    }
  }

  #meantBy(symbol: ts.Symbol, found = new Set<ts.Symbol>()): ReadonlySet<ts.Symbol> {
    if (found.has(symbol)) return found;
    found.add(symbol);
    if (!this.#assigned.has(symbol)) {
      for (const origin of this.#origins.get(symbol) ?? []) this.#meantBy(origin, found);
    }
    return found;
  }

  #symbolOf(name: Name): ts.Symbol | undefined {
    const symbol = this.#checker.getSymbolAtLocation(name);
    return symbol && unaliased(symbol, this.#checker);
  }

  #isWeak(node: ts.Node): boolean {
    return /^Weak(Map|Set)$/.test(this.#checker.getTypeAtLocation(node).getSymbol()?.name ?? '');
  }

  /** What a WeakMap holds for an object belongs to that object alone, as a field would, unless all share the object. */
  #changesNothing({ of, node }: MethodCall): boolean {
    if (this.#unchanging.has(this.#checker.getTypeAtLocation(of))) return true;
    const [key] = node.arguments;
    return key !== undefined && this.#isWeak(of) && (key.kind === ts.SyntaxKind.ThisKeyword || this.#isLocal(key));
  }

  #isLocal(node: ts.Node): boolean {
    const declaration = this.#checker.getSymbolAtLocation(node)?.valueDeclaration;
    return ts.isIdentifier(node) && ts.findAncestor(declaration, ts.isFunctionLike) !== undefined;
  }
}

/** Functions, and what objects begin with. A function that is called where it stands, or by a method that only calls it, has run by then. */
const runsLater = (node: ts.Node): boolean => {
  if (ts.isPropertyDeclaration(node)) return !isStatic(node);
  return ts.isFunctionLike(node) && !ts.isClassStaticBlockDeclaration(node) && !isCalledAtOnce(node);
};

const isCalledAtOnce = (node: ts.Node): boolean => {
  let outer = node;
  while (ts.isParenthesizedExpression(outer.parent)) outer = outer.parent;
  const { parent } = outer;
  if (!ts.isCallExpression(parent)) return false;
  const { expression } = parent;
  return expression === outer || (ts.isPropertyAccessExpression(expression) && CALLING.has(expression.name.text));
};

/** Methods of the language's own containers that call a function at once; others may keep it. */
const CALLING = new Set(
  'forEach map filter reduce reduceRight some every find findIndex findLast findLastIndex flatMap sort toSorted from'.split(
    ' ',
  ),
);
