/** What a schema finds wrong in a YAML document, in words and with positions. */
import { type Document, isAlias, isMap, isNode, isScalar, isSeq, type LineCounter, type Node, type Pair } from 'yaml';
import type { z } from 'zod';
import { type GraderError, usageError } from '../contracts/errors.ts';
import { nearest } from '../text/suggest.ts';
import { suggestedKey } from './known-keys.ts';

export interface ConfigProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly remedy: string | null;
}

export const problemAt = (
  lines: LineCounter,
  offset: number,
  message: string,
  remedy: string | null = null,
): ConfigProblem => {
  const { line, col } = lines.linePos(offset);
  return { line, column: col, message, remedy };
};

/** One problem for each wrong value and each unknown key, in the order of the file. */
export const describeIssues = (
  issues: readonly z.core.$ZodIssue[],
  document: Document,
  lines: LineCounter,
  schema: z.ZodType,
): ConfigProblem[] => inOrder(issues.flatMap((issue) => describe(issue, document, lines, schema)));

/** As they come in the file. */
export const inOrder = (problems: readonly ConfigProblem[]): ConfigProblem[] =>
  problems.toSorted((a, b) => a.line - b.line || a.column - b.column);

const describe = (
  issue: z.core.$ZodIssue,
  document: Document,
  lines: LineCounter,
  schema: z.ZodType,
): ConfigProblem[] => {
  const path = issue.path.map(String);
  const node = nodeAt(document, path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) =>
      problemAt(
        lines,
        keyOffset(resolved(node, document), key),
        `There is no setting "${[...path, key].join('.')}".`,
        suggestedKey(schema, path, key),
      ),
    );
  }
  const name = path.length === 0 ? 'The configuration' : `"${path.join('.')}"`;
  const found = resolved(node, document);
  const message = `${name} ${complaint(issue, foundValue(found))}.`;
  return [
    problemAt(
      lines,
      startOf(node ?? nearestNode(document, path)),
      message,
      meantChoice(issue, found) ?? usableValue(issue, found),
    ),
  ];
};

const nodeAt = (document: Document, path: readonly string[]): Node | null =>
  path.reduce<Node | null>((node, key) => childOf(resolved(node, document), key), document.contents);

const resolved = (node: Node | null, document: Document): Node | null =>
  isAlias(node) ? (node.resolve(document) ?? null) : node;

/** Keys as text: whoever is a student's number is a number in YAML. */
const childOf = (node: Node | null, key: string): Node | null => {
  const child = isSeq(node) ? node.items[Number(key)] : pairOf(node, key)?.value;
  return isNode(child) ? child : null;
};

const pairOf = (node: Node | null, key: string): Pair | undefined =>
  isMap(node) ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === key) : undefined;

/** Where something is missing, the settings that it is missing from. */
const nearestNode = (document: Document, path: readonly string[]): Node | null =>
  path.length === 0 ? null : (nodeAt(document, path.slice(0, -1)) ?? nearestNode(document, path.slice(0, -1)));

const keyOffset = (node: Node | null, key: string): number => startOf(pairOf(node, key)?.key);

/** Where a node of a parsed document begins; 0 for a value that is not there. */
export const startOf = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0);

const typeNames: Readonly<Record<string, () => string>> = {
  int: () => 'a whole number',
  number: () => 'a number',
  string: () => 'text',
  boolean: () => 'true or false',
  object: () => 'settings, each on its line as key: value',
  record: () => 'settings, each on its line as key: value',
  array: () => 'a list',
  date: () => 'a date',
};

/** What is wrong with a value, after its name. The schema library's own texts do not say what a value must be. */
export const complaint = (issue: z.core.$ZodIssue, found: string): string => {
  const wanted = expectation(issue);
  return isWorded(wanted) ? `must be ${wanted}, but is ${found}` : `is ${found}: ${wanted.replace(/^./, lowerCase)}`;
};

const lowerCase = (text: string): string => text.toLowerCase();

/** Is this ours or a course's, and not the schema library's own text? */
const isWorded = (message: string): boolean => !/^(Invalid|Too (small|big))\b/.test(message);

/** What a value must be, after "must be". */
const expectation = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      // A schema's own words say more than the type alone.
      return isWorded(issue.message) ? issue.message : (typeNames[issue.expected]?.() ?? issue.expected);
    case 'invalid_value':
      return eitherOf(choices(issue));
    case 'invalid_union':
      return alternatives(issue);
    case 'too_small':
      return isBound(issue) ? `${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}` : issue.message;
    case 'too_big':
      return isBound(issue) ? `${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}` : issue.message;
    default:
      return issue.message;
  }
};

/** Is it the value that is too small or too big, and not its length? */
const isBound = ({ message, origin }: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): boolean =>
  !isWorded(message) && (origin === 'number' || origin === 'int');

/** `a, b or c` */
const eitherOf = (texts: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(texts);

const choices = (issue: z.core.$ZodIssue): string[] => choicesIn(issue).map((value) => `"${value}"`);

/** What each of the alternatives asks for. */
const alternatives = ({ errors, message }: z.core.$ZodIssueInvalidUnion): string => {
  const all = errors.flatMap(([first]) =>
    first === undefined ? [] : first.code === 'invalid_value' ? choices(first) : [expectation(first)],
  );
  return all.length === 0 ? message : eitherOf([...new Set(all)]);
};

const foundValue = (node: Node | null): string => {
  if (!isScalar(node)) return isMap(node) ? 'a list of settings' : node === null ? 'missing' : 'a list';
  const { value } = node;
  if (value === null) return 'empty';
  if (typeof value === 'string') return `the text "${value.slice(0, 60)}"`;
  // JSON has no word for .nan and .inf.
  return typeof value === 'number' && !Number.isFinite(value) ? (node.source ?? String(value)) : JSON.stringify(value);
};

const meantChoice = (issue: z.core.$ZodIssue, node: Node | null): string | null => {
  if (!isScalar(node) || typeof node.value !== 'string') return null;
  const meant = nearest(node.value, choicesIn(issue));
  return meant === null ? null : `Did you mean "${meant}"?`;
};

/** What to write instead, where that can be said. */
const usableValue = (issue: z.core.$ZodIssue, node: Node | null): string | null => {
  if (issue.code === 'too_small' && isBound(issue) && issue.inclusive) return `Write ${issue.minimum} or more.`;
  if (issue.code === 'too_big' && isBound(issue) && issue.inclusive) return `Write ${issue.maximum} or less.`;
  if (issue.code === 'invalid_value') return 'Write one of them.';
  return issue.code === 'invalid_type' ? valueOfType(issue.expected, isScalar(node) ? node.value : undefined) : null;
};

const valueOfType = (expected: string, value: unknown): string | null => {
  const word = String(value).toLowerCase();
  if (expected === 'boolean') {
    // What YAML 1.1 and people take for true and false, and YAML 1.2 does not.
    if (['yes', 'y', 'on', '1'].includes(word)) return 'Write true.';
    return ['no', 'n', 'off', '0'].includes(word) ? 'Write false.' : 'Write true or false.';
  }
  if (expected === 'number' || expected === 'int') {
    const isQuoted = typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));
    const kind = expected === 'int' ? 'a whole number' : 'a number in digits';
    return isQuoted ? `Write it without quotes: ${value.trim()}` : `Write ${kind}, such as 10.`;
  }
  if (expected === 'array' && typeof value === 'string') return `Write it in brackets: [${value}]`;
  return null;
};

const choicesIn = (issue: z.core.$ZodIssue | undefined): readonly string[] =>
  issue?.code === 'invalid_value'
    ? issue.values.map(String)
    : (issue?.code === 'invalid_union' ? issue.errors : []).flatMap(([first]) => choicesIn(first));

/** One error for all that is wrong with a file; `what` the file is: "configuration". Without places where it is in none. */
export const fileError = (
  code: string,
  file: string | null,
  problems: readonly ConfigProblem[],
  what: string,
): GraderError => {
  const [first, ...others] = problems;
  const place = ({ line, column }: ConfigProblem): string[] => (file === null ? [] : [`${file}:${line}:${column}`]);
  if (first !== undefined && others.length === 0)
    return usageError(code, first.message, { where: place(first)[0], remedy: first.remedy ?? undefined });
  const lines = problems.map((one) => {
    return `  ${[...place(one), [one.message, one.remedy].filter((text) => text !== null).join(' ')].join('  ')}`;
  });
  return usageError(code, [`The ${what} has ${problems.length} errors:`, ...lines].join('\n'));
};
