/** What submitted code consists of, for the rules on code: read from the syntax tree and the compiler's types. */
import ts from 'typescript';
import type { ClassFacts, CodeFacts, Reference } from '../../../../contracts/code-facts.ts';
import type { Entry } from '../expected.ts';
import type { CompileRequest } from '../protocol.ts';
import { Changes } from './changes.ts';
import { fieldsOf, methodsOf } from './members.ts';
import { exportedSymbols } from '../symbols.ts';
import { moduleFacts } from './modules.ts';
import { type ClassNode, Names, type OwnClass } from './names.ts';
import { cut, lineOf, pathOf } from './places.ts';
import { referencesIn } from './references.ts';

/** Of the submission's files that the roots reach. */
export const codeFacts = (
  program: ts.Program,
  request: CompileRequest,
  entries: readonly Entry[],
  paths: readonly string[],
): CodeFacts => {
  const files = paths.flatMap((path) => program.getSourceFile(`/${path}`) ?? []);
  const names = new Names(program, request, entries, files);
  const changes = new Changes(names.checker, files);
  return {
    classes: files.flatMap((file) => classesOf(file, names, changes)),
    modules: files.map((file) => moduleFacts(file, names, changes)),
  };
};

/** What a file's code outside of classes refers to is told of its first class, as if it stood there. */
const classesOf = (file: ts.SourceFile, names: Names, changes: Changes): ClassFacts[] => {
  const exported = exportedSymbols(file, names.checker);
  const classes = names.classes
    .filter(({ node }) => node.getSourceFile() === file)
    .map((own) => classFacts(own, exported, names, changes));
  const outside = referencesIn(file, names);
  if (outside.length === 0) return classes;
  const [first, ...others] = classes;
  if (first === undefined) return [withoutClass(file, outside)];
  return [{ ...first, references: [...outside, ...first.references] }, ...others];
};

const classFacts = (
  { node, name, outermost }: OwnClass,
  exported: ReadonlySet<ts.Symbol>,
  names: Names,
  changes: Changes,
): ClassFacts => {
  const symbol = symbolOf(node, names.checker);
  return {
    name: cut(name),
    outermost: cut(outermost),
    path: pathOf(node.getSourceFile()),
    line: lineOf(node.name ?? node),
    visible: symbol !== undefined && exported.has(symbol),
    superclass: heritage(node, 'class', names)[0] ?? null,
    interfaces: heritage(node, 'interface', names).filter((other) => other !== name),
    fields: fieldsOf(node, names, changes),
    methods: methodsOf(node, names),
    references: referencesIn(node, names),
  };
};

/** A class expression is exported under the name of its variable. */
const symbolOf = (node: ClassNode, checker: ts.TypeChecker): ts.Symbol | undefined => {
  const named = ts.isVariableDeclaration(node.parent) ? node.parent.name : node.name;
  return named === undefined ? checker.getTypeAtLocation(node).symbol : checker.getSymbolAtLocation(named);
};

/** What a class extends, or what it implements; what an interface extends counts as implemented. */
const heritage = (node: ClassNode, kind: 'class' | 'interface', names: Names): string[] => {
  if (ts.isEnumDeclaration(node) || ts.isTypeAliasDeclaration(node)) return [];
  const wanted = kind === 'class' ? ts.SyntaxKind.ExtendsKeyword : ts.SyntaxKind.ImplementsKeyword;
  const clauses = (node.heritageClauses ?? []).filter(({ token }) => {
    return ts.isInterfaceDeclaration(node) ? kind === 'interface' : token === wanted;
  });
  return clauses.flatMap(({ types }) =>
    types.map(({ expression }) => {
      return cut(names.ofSymbol(names.checker.getSymbolAtLocation(expression)) ?? expression.getText());
    }),
  );
};

/** A file of functions. */
const withoutClass = (file: ts.SourceFile, references: readonly Reference[]): ClassFacts => {
  const name = cut(pathOf(file).replace(/^.*\//, '').replace(/\.ts$/, ''));
  return {
    name,
    outermost: name,
    path: pathOf(file),
    line: 1,
    visible: false,
    superclass: null,
    interfaces: [],
    fields: [],
    methods: [],
    references,
  };
};
