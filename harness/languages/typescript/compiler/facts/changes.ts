/** Where variables of modules and static fields, or what they hold, are changed after they came into being. */
import ts from 'typescript';
import { lineOf, pathOf } from './places.ts';

export interface Place {
  readonly path: string;
  readonly line: number;
}

export class Changes {
  readonly #checker: ts.TypeChecker;
  readonly #first = new Map<ts.Symbol, Place>();
  readonly #initialized = new Set<ts.Symbol>();

  constructor(checker: ts.TypeChecker, files: readonly ts.SourceFile[]) {
    this.#checker = checker;
    for (const file of files) this.#visit(file, false);
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
  #visit(node: ts.Node, isLater: boolean): void {
    if ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) && this.#isChange(node)) this.#add(node, isLater);
    const inside = isLater || (ts.isFunctionLike(node) && !ts.isClassStaticBlockDeclaration(node));
    ts.forEachChild(node, (child) => {
      this.#visit(child, inside);
    });
  }

  /** What a WeakMap holds for `this` belongs to that object alone, as a field would. */
  #isChange(name: ts.Identifier | ts.PrivateIdentifier): boolean {
    const isWeak = (): boolean => /^Weak(Map|Set)$/.test(this.#checker.getTypeAtLocation(name).getSymbol()?.name ?? '');
    return isChange(name, (call) => call.arguments[0]?.kind === ts.SyntaxKind.ThisKeyword && isWeak());
  }

  #add(name: ts.Identifier | ts.PrivateIdentifier, isLater: boolean): void {
    const symbol = this.#checker.getSymbolAtLocation(name);
    if (symbol === undefined) return;
    const target = symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
    if (!isLater) this.#initialized.add(target);
    else if (!this.#first.has(target))
      this.#first.set(target, { path: pathOf(name.getSourceFile()), line: lineOf(name) });
  }
}

/** Methods of the language's own containers that change them. */
const CHANGING = new Set(
  'push pop shift unshift splice sort reverse fill copyWithin set add delete clear insert enqueue dequeue'.split(' '),
);

/** Is what the name means, or a part of it, assigned to, deleted, or changed by a method? */
const isChange = (name: ts.Identifier | ts.PrivateIdentifier, isOwn: (call: ts.CallExpression) => boolean): boolean => {
  let node: ts.Node = name;
  if (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) node = node.parent;
  for (;;) {
    const { parent } = node;
    if (isTarget(node)) return true;
    if (ts.isPropertyAccessExpression(parent) && parent.expression === node) {
      if (ts.isCallExpression(parent.parent) && parent.parent.expression === parent)
        return CHANGING.has(parent.name.text) && !isOwn(parent.parent);
    } else if (!isPassedOn(node, parent)) return false;
    node = parent;
  }
};

/** `x[i]`, `(x)`, `x!`, `x as T` */
const isPassedOn = (node: ts.Node, parent: ts.Node): boolean =>
  (ts.isElementAccessExpression(parent) && parent.expression === node) ||
  ts.isParenthesizedExpression(parent) ||
  ts.isNonNullExpression(parent) ||
  ts.isAsExpression(parent);

const isTarget = (node: ts.Node): boolean => {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) {
    const { kind } = parent.operatorToken;
    const isAssignment = kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
    return parent.left === node && isAssignment;
  }
  if (ts.isPrefixUnaryExpression(parent) || ts.isPostfixUnaryExpression(parent)) {
    return parent.operator === ts.SyntaxKind.PlusPlusToken || parent.operator === ts.SyntaxKind.MinusMinusToken;
  }
  return ts.isDeleteExpression(parent) || (ts.isArrayLiteralExpression(parent) && isTarget(parent));
};
