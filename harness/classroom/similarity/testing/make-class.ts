/** A class of any size made from the fixtures' programs: with other names, other layout, methods in another order, and edits. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../../../text/at.ts';
import type { SourceText, SubmissionText } from '../comparison.ts';
import type { Language } from '../similarity-file.ts';

const fixtures = join(import.meta.dirname, '../../../../fixtures/submissions');

/** The fixtures of a language that hold whole programs, by name of their folder. */
export const fixtureSubmissions = (language: Language): readonly SubmissionText[] =>
  readdirSync(join(fixtures, language, 'passed'))
    .map((key) => ({ key, files: filesIn(join(fixtures, language, 'passed', key)) }))
    .filter(({ files }) => files.length >= 2);

const filesIn = (folder: string): readonly SourceText[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:java|ts)$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));

/** One of them. */
export const fixtureSubmission = (language: Language, key: string): SubmissionText => {
  const found = fixtureSubmissions(language).find((one) => one.key === key);
  if (found === undefined) throw new Error(`There is no fixture ${key}.`);
  return found;
};

/** `count` submissions; the same for the same arguments. */
export const makeClass = (language: Language, count: number): readonly SubmissionText[] => {
  const bases = fixtureSubmissions(language);
  const random = randomNumbers(count);
  return Array.from({ length: count }, (_, index) => {
    const { files } = at(bases, index % bases.length);
    const edited = files.map(({ path, text }) => ({ path, text: edit(reorder(relay(text), random), random) }));
    return renamed({ key: `student-${index}`, files: edited }, `${index}`);
  });
};

/** Every name that a program gives to a variable gets an ending; its text is otherwise the same. */
export const renamed = ({ key, files }: SubmissionText, ending: string): SubmissionText => ({
  key,
  files: files.map(({ path, text }) => {
    const names = new Set([...text.matchAll(declared)].map(([, inJava, inTypeScript]) => inJava ?? inTypeScript));
    return {
      path,
      text: text.replace(/(?<![\w"])[a-z]\w*\b/g, (name) => (names.has(name) ? `${name}X${ending}` : name)),
    };
  }),
});

const declared = /\b(?:int|long|boolean|char)(?:\[\])*\s+([a-z]\w*)\b(?!\s*\()|\b(?:const|let)\s+([a-z]\w*)\b/g;

/** Without comments, every line break doubled and indented by tabs. */
export const relay = (text: string): string =>
  text.replace(/\/\*[^]*?\*\/|(?<![:"'])\/\/.*/g, '').replace(/\n[ \t]*/g, '\n\n\t ');

/** Members of the outermost braces in another order. */
const reorder = (text: string, random: () => number): string => {
  const members: string[] = [];
  let depth = 0;
  let start = text.indexOf('{') + 1;
  const head = text.slice(0, start);
  for (let index = start; index < text.length; index++) {
    if (text[index] === '{') depth++;
    if (text[index] !== '}') continue;
    if (depth === 0) break;
    depth--;
    if (depth > 0) continue;
    members.push(text.slice(start, index + 1));
    start = index + 1;
  }
  for (let moves = 0; moves < 3 && members.length > 1; moves++) {
    const [moved] = members.splice(Math.floor(random() * members.length), 1);
    members.splice(Math.floor(random() * members.length), 0, moved ?? '');
  }
  return head + members.join('') + text.slice(start);
};

/** A statement more here and there. */
const edit = (text: string, random: () => number): string =>
  text.replace(/;\s*\n/g, (end) =>
    random() < 0.03 ? `; if (${Math.floor(random() * 9)} > 4) { check(1, 2); }\n` : end,
  );

/** Numerical Recipes' generator: 0 (inclusive) to 1. */
const randomNumbers = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};
