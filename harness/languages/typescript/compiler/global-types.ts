/** Files that nobody needs to import: `types.d.ts`, with `type Rows = number[][];` or `declare global { type Rows = … }`. */
import ts from 'typescript';
import type { CompileRequest } from './protocol.ts';

/** Of values that a file merely declares, and of modules that it describes, nothing is known to be there. */
export const hasOnlyTypes = ({ path, text }: CompileRequest['files'][number]): boolean =>
  ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, false, ts.ScriptKind.TS).statements.every(isOfTypes);

const isOfTypes = (node: ts.Statement): boolean =>
  ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node) || isMarker(node) || isSpaceOfTypes(node);

/** `export {};` */
const isMarker = (node: ts.Statement): boolean => ts.isExportDeclaration(node) && node.moduleSpecifier === undefined;

/** `declare global { … }`, and not `declare module 'library' { … }`. */
const isSpaceOfTypes = (node: ts.Statement): boolean =>
  ts.isModuleDeclaration(node) &&
  ts.isIdentifier(node.name) &&
  node.body !== undefined &&
  ts.isModuleBlock(node.body) &&
  node.body.statements.every(isOfTypes);
