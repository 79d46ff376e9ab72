/** What a schema finds wrong in a YAML document, in words and with positions. */
import { type Document, isMap, isScalar, type LineCounter, type Node } from 'yaml';
import type { z } from 'zod';
import { type GraderError, usageError } from '../errors.ts';
import { suggestion } from '../suggest.ts';
import { configSchema } from './schema.ts';
import { configWords } from './words.ts';

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
): ConfigProblem[] =>
  issues.flatMap((issue) => describe(issue, document, lines)).sort((a, b) => a.line - b.line || a.column - b.column);

const describe = (issue: z.core.$ZodIssue, document: Document, lines: LineCounter): ConfigProblem[] => {
  const path = issue.path.map(String);
  const node = nodeAt(document, path);
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(path);
    return issue.keys.map((key) =>
      problemAt(
        lines,
        keyOffset(node, key),
        configWords.noSetting({ name: [...path, key].join('.') }),
        suggestion(key, known),
      ),
    );
  }
  const name = path.length === 0 ? configWords.theConfiguration() : `"${path.join('.')}"`;
  const message = configWords.mustBe({ name, expected: expectation(issue), found: foundValue(node) });
  return [problemAt(lines, node?.range?.[0] ?? 0, message, meantChoice(issue, node))];
};

const nodeAt = (document: Document, path: readonly string[]): Node | null =>
  (path.length === 0 ? document.contents : (document.getIn(path, true) as Node | undefined)) ?? null;

const keyOffset = (node: Node | null, key: string): number => {
  const pair = isMap(node)
    ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
    : undefined;
  return isScalar(pair?.key) ? (pair.key.range?.[0] ?? 0) : 0;
};

const knownKeys = (path: readonly string[]): string[] => {
  const { weights, limits, checks } = configSchema.shape;
  const sections: Readonly<Record<string, object>> = {
    weights: weights.unwrap().shape,
    limits: limits.unwrap().shape,
    checks: checks.unwrap().shape,
  };
  const [section = ''] = path;
  return Object.keys((Object.hasOwn(sections, section) ? sections[section] : undefined) ?? configSchema.shape);
};

const typeNames: Readonly<Record<string, () => string>> = {
  int: configWords.wholeNumber,
  number: configWords.number,
  string: configWords.text,
  boolean: configWords.boolean,
  object: configWords.settings,
};

const expectation = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return typeNames[issue.expected]?.() ?? issue.expected;
    case 'invalid_value':
      return issue.values.map((value) => `"${String(value)}"`).join(configWords.or());
    case 'too_small':
      return configWords.atLeast({ least: String(issue.minimum) });
    case 'too_big':
      return configWords.atMost({ most: String(issue.maximum) });
    case 'invalid_format':
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return issue.message;
  }
};

const foundValue = (node: Node | null): string => {
  if (!isScalar(node))
    return isMap(node) ? configWords.settingsFound() : node === null ? configWords.missing() : configWords.listFound();
  const { value } = node;
  if (value === null) return configWords.empty();
  return typeof value === 'string' ? configWords.textFound({ text: value.slice(0, 60) }) : JSON.stringify(value);
};

const meantChoice = (issue: z.core.$ZodIssue, node: Node | null): string | null =>
  issue.code === 'invalid_value' && isScalar(node) && typeof node.value === 'string'
    ? suggestion(node.value, issue.values.map(String))
    : null;

/** One error for all that is wrong with a file; `heading` says of several how many there are. */
export const fileError = (
  code: string,
  file: string,
  problems: readonly ConfigProblem[],
  heading: (facts: { readonly count: number }) => string,
): GraderError => {
  const [first, ...others] = problems;
  const place = (problem: ConfigProblem): string => `${file}:${problem.line}:${problem.column}`;
  if (first !== undefined && others.length === 0) {
    const remedy = first.remedy === null ? {} : { remedy: first.remedy };
    return usageError(code, first.message, { where: place(first), ...remedy });
  }
  const lines = problems.map((one) => `  ${place(one)}  ${[one.message, one.remedy ?? ''].join(' ').trim()}`);
  return usageError(code, [heading({ count: problems.length }), ...lines].join('\n'));
};
