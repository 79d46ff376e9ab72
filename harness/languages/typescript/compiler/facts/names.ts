/**
 * Names for what code mentions: own classes by the names that their facts have, classes of modules as `library.MinPQ`,
 * the language's own by their bare names.
 */
import ts from 'typescript';
import { exportOf, viewOf } from '../api-view.ts';
import type { Entry } from '../expected.ts';
import { aliasedFile, pathTo } from '../imported-file.ts';
import type { CompileRequest } from '../protocol.ts';
import { isLibraryFile, moduleFile } from '../program.ts';
import { unaliased } from '../symbols.ts';
import { pathOf } from './places.ts';

/** What is listed as a class. Aliases of object types have fields like interfaces. */
export type ClassNode =
  | ts.ClassLikeDeclaration
  | ts.InterfaceDeclaration
  | ts.EnumDeclaration
  | (ts.TypeAliasDeclaration & { readonly type: ts.TypeLiteralNode });

export interface OwnClass {
  readonly node: ClassNode;
  readonly name: string;
  readonly outermost: string;
}

export const isClassNode = (node: ts.Node): node is ClassNode =>
  ts.isClassLike(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isEnumDeclaration(node) ||
  (ts.isTypeAliasDeclaration(node) && ts.isTypeLiteralNode(node.type));

export class Names {
  readonly checker: ts.TypeChecker;
  /** In the order of the files, an outer class before those in it. */
  readonly classes: readonly OwnClass[];
  readonly #request: CompileRequest;
  readonly #own = new Map<ts.Node, string>();
  readonly #taken = new Set<string>();
  readonly #exported = new Map<ts.Symbol, string>();

  constructor(
    program: ts.Program,
    request: CompileRequest,
    entries: readonly Entry[],
    files: readonly ts.SourceFile[],
  ) {
    this.checker = program.getTypeChecker();
    this.#request = request;
    for (const module of request.modules) this.#readModule(program, module);
    const prescribed = new Map(entries.flatMap((entry) => this.#entry(program, entry)));
    // No other class is called so, whichever file comes first: `interface Path` of a file of types.
    for (const name of prescribed.values()) this.#taken.add(name);
    this.classes = files.flatMap((file) => this.#classesOf(file, file, null, prescribed));
  }

  /** Of a class or interface, or of what stands for one; null for anything else. */
  ofSymbol(symbol: ts.Symbol | undefined): string | null {
    if (symbol === undefined) return null;
    const target = unaliased(symbol, this.checker);
    for (const declaration of target.declarations ?? []) {
      const own = this.#own.get(declaration) ?? this.#own.get(declaration.parent);
      if (own !== undefined) return own;
    }
    const exported = this.#exported.get(target);
    if (exported !== undefined) return exported;
    const isLibrary = target.declarations?.some((declaration) => isLibraryFile(declaration.getSourceFile())) ?? false;
    return isLibrary && isType(target) ? target.name : null;
  }

  /** Is this the name of a class that is not the submission's? */
  isForeign(name: string | null): name is string {
    return name !== null && !this.#taken.has(name);
  }

  /** What an import names: for files of the submission a path, however the import has it. */
  imported(specifier: ts.StringLiteral): string {
    const from = pathOf(specifier.getSourceFile());
    const file = aliasedFile(from, specifier.text, this.#request);
    return file === null ? specifier.text : pathTo(file, from);
  }

  /** Is this an export of a permitted module? */
  isOfModule(symbol: ts.Symbol | undefined): boolean {
    return symbol !== undefined && this.#exported.has(symbol);
  }

  /** Also as the submission declares it for its editor: `declare module 'library' { class MinPQ<Key> { … } }`. */
  #readModule(program: ts.Program, module: CompileRequest['modules'][number]): void {
    const file = moduleFile(program, module);
    const symbol = file === undefined ? undefined : this.checker.getSymbolAtLocation(file);
    const declared = this.checker.getAmbientModules().filter(({ name }) => name === `"${module.name}"`);
    const both = symbol === undefined ? declared : [symbol, ...declared];
    for (const member of both.flatMap((one) => this.checker.getExportsOfModule(one))) {
      const target = unaliased(member, this.checker);
      if (isType(target)) this.#exported.set(target, `${module.name}.${member.name}`);
    }
  }

  #entry(program: ts.Program, entry: Entry): [ts.Node, string][] {
    const file = program.getSourceFile(`/${entry.unit}`);
    const view = file === undefined ? null : viewOf(this.checker, file, entry.export);
    if (file === undefined || view === null) return [];
    // `export interface Path { … }` beside `export const Path = class { … }` is its type, and no class of its own.
    for (const declaration of exportOf(this.checker, file, entry.export)?.declarations ?? []) {
      if (declaration !== view.declaration && isClassNode(declaration)) this.#own.set(declaration, entry.class);
    }
    if (!ts.isInterfaceDeclaration(view.declaration)) return [[view.declaration, entry.class]];
    this.#own.set(view.declaration, entry.class);
    return [];
  }

  #classesOf(
    file: ts.SourceFile,
    within: ts.Node,
    outer: OwnClass | null,
    prescribed: ReadonlyMap<ts.Node, string>,
  ): OwnClass[] {
    const found: OwnClass[] = [];
    ts.forEachChild(within, (node) => {
      if (isOfAnotherModule(node) || this.#own.has(node)) return;
      if (!isClassNode(node)) {
        found.push(...this.#classesOf(file, node, outer, prescribed));
        return;
      }
      const name = prescribed.get(node) ?? this.#free(writtenName(node, outer), file);
      const own = { node, name, outermost: outer?.outermost ?? name };
      this.#own.set(node, name);
      found.push(own, ...this.#classesOf(file, node, own, prescribed));
    });
    return found;
  }

  /** Two files may have classes of the same name: the second gets its file's in front. */
  #free(name: string, file: ts.SourceFile): string {
    const base = file.fileName.replace(/^.*\//, '').replace(/\.ts$/, '');
    let free = name;
    for (let count = 1; this.#taken.has(free); count += 1) {
      free = count === 1 ? `${base}$${name}` : `${base}$${name}$${String(count)}`;
    }
    this.#taken.add(free);
    return free;
  }
}

/** `declare module 'library' { … }` */
const isOfAnotherModule = (node: ts.Node): boolean => ts.isModuleDeclaration(node) && ts.isStringLiteral(node.name);

/** The class itself, or the type that an instance is of. */
const isType = (symbol: ts.Symbol): boolean =>
  (symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) !== 0;

const writtenName = (node: ClassNode, outer: OwnClass | null): string => {
  const own = node.name?.text ?? variableName(node) ?? '1';
  return outer === null ? own : `${outer.name}$${own}`;
};

/** `const Node = class { … }` */
const variableName = ({ parent }: ts.Node): string | null =>
  ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name) ? parent.name.text : null;
