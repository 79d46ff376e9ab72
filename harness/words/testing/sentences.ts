/** Finds what people read in code that should not hold it: in the syntax tree, so that comments and types do not count. */
import ts from 'typescript';
import { isWordsFile } from '../load-all.ts';

export interface Source {
  readonly path: string;
  readonly text: string;
  readonly tree: ts.SourceFile;
}

export const sourceOf = (path: string, text: string): Source => ({
  path,
  text,
  tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true),
});

/** Literals that look like sentences: four words, or a capital letter at the start and a mark at the end. */
export const sentencesIn = ({ path, tree }: Source): readonly string[] => {
  if (isWordsFile(path)) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const literal = textOf(node);
    if (literal !== null && looksLikeSentence(literal) && !isNoText(node)) found.push(literal);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
};

const textOf = (node: ts.Node): string | null => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('0');
};

const looksLikeSentence = (text: string): boolean => {
  // A style or a script.
  if (text.includes('\n') && /[{}]/.test(text)) return false;
  const words = text.split(/\s+/).filter((word) => /^[("']?[A-Za-z]+[)"',.:;?!]*$/.test(word));
  return words.length > 3 || /^[A-Z][^\n]* [^\n]*[a-z0-9][.?!]$/.test(text.trim());
};

/** Imports, types, and errors for programmers: what is thrown as a plain Error is a fault of ours. */
const isNoText = (node: ts.Node): boolean => {
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return true;
  return ts.isNewExpression(parent) && ['Error', 'TypeError', 'RangeError'].includes(parent.expression.getText());
};

/** Calls of `defineWords` functions outside of functions: they would stay English. */
export const callsAtLoad = ({ path, tree: source }: Source): readonly string[] => {
  const imported = new Set(source.statements.flatMap(importedWords));
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    const called = ts.isCallExpression(node) ? node.expression : null;
    if (called !== null && ts.isPropertyAccessExpression(called) && imported.has(called.expression.getText())) {
      found.push(`${path}: ${node.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const importedWords = (statement: ts.Statement): readonly string[] => {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
  const names = statement.importClause?.namedBindings;
  if (!isWordsFile(statement.moduleSpecifier.text) || names === undefined || !ts.isNamedImports(names)) return [];
  return names.elements.map(({ name }) => name.text);
};
