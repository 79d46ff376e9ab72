/** Finds what people read in code that should not hold it: in the syntax tree, so that comments and types do not count. */
import { join } from 'node:path/posix';
import ts from 'typescript';

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
export const sentencesIn = ({ tree }: Source): readonly string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isForOthers(node)) return;
    const literal = textOf(node);
    if (literal !== null && looksLikeSentence(literal) && !isNoText(node)) found.push(literal);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
};

/** Messages themselves, errors that operators and programmers see, and what `grade formats` says of a format. */
const isForOthers = (node: ts.Node): boolean => {
  if (ts.isCallExpression(node))
    return ['defineMessages', 'usageError', 'graderFault', 'defined'].includes(nameOf(node));
  if (ts.isNewExpression(node)) return nameOf(node).endsWith('Error');
  return ts.isPropertyAssignment(node) && ts.isSatisfiesExpression(node.parent.parent) && isFormat(node.parent.parent);
};

const nameOf = ({ expression }: ts.CallExpression | ts.NewExpression): string => expression.getText();

const isFormat = ({ type }: ts.SatisfiesExpression): boolean => type.getText() === 'Format';

const textOf = (node: ts.Node): string | null => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('0');
};

const looksLikeSentence = (text: string): boolean => {
  // A style or a script.
  if (text.includes('\n') && /[{}]/.test(text)) return false;
  const words = text.split(/\s+/).filter((word) => /^[("']?[A-Za-z][a-z]*[)"',.:;?!]*$/.test(word));
  return words.length > 3 || /^[A-Z][^\n]* [^\n]*[a-z0-9][.?!]$/.test(text.trim());
};

/** Imports and types. */
const isNoText = ({ parent }: ts.Node): boolean => ts.isImportDeclaration(parent) || ts.isLiteralTypeNode(parent);

/** The names that a module gives to its messages: `export const caseMessages = defineMessages(...)`. */
export const messagesOf = ({ tree }: Source): readonly string[] =>
  tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(({ initializer }) => initializer !== undefined && isDefinition(initializer))
    .map(({ name }) => name.getText());

const isDefinition = (node: ts.Expression): boolean => ts.isCallExpression(node) && nameOf(node) === 'defineMessages';

/** Messages said outside of functions: they would stay English. `defined` are the names of messages by module. */
export const callsAtLoad = (source: Source, defined: ReadonlyMap<string, readonly string[]>): readonly string[] => {
  const { path, tree } = source;
  const known = new Set([
    ...messagesOf(source),
    ...tree.statements.flatMap((one) => importedMessages(path, one, defined)),
  ]);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    const called = ts.isCallExpression(node) ? node.expression : null;
    if (called !== null && ts.isPropertyAccessExpression(called) && known.has(called.expression.getText())) {
      found.push(`${path}: ${node.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
};

const importedMessages = (
  path: string,
  statement: ts.Statement,
  defined: ReadonlyMap<string, readonly string[]>,
): readonly string[] => {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
  const theirs = defined.get(join(path, '..', statement.moduleSpecifier.text)) ?? [];
  const names = statement.importClause?.namedBindings;
  if (names === undefined || !ts.isNamedImports(names)) return [];
  return names.elements
    .filter(({ name, propertyName }) => theirs.includes((propertyName ?? name).text))
    .map(({ name }) => name.text);
};
