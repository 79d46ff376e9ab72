import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { makesReports, sourceFiles } from '../testing/messages/sources.ts';
import { callsAtLoad, messagesOf, sentencesIn, type Source, sourceOf } from '../testing/messages/sentences.ts';
import { definingModules, loadAllMessages } from './load-all.ts';
import { catalogue, type Message, placeholdersOf } from './messages.ts';

let sources: readonly Source[] = [];

beforeAll(async () => {
  sources = await Promise.all((await sourceFiles()).map(async (path) => sourceOf(path, await readFile(path, 'utf8'))));
});

/** Ids of a source, as they stand there: `defineMessages('prefix', { name: ... })`. */
const idsIn = ({ text }: Source): readonly string[] =>
  [...text.matchAll(/defineMessages\(\s*'([^']+)'/g)].map(([, prefix]) => `${prefix ?? ''}.`);

/** Archaic ("mend"), of another meaning here ("blanks" for spaces), or said by nobody knows whom ("our"). */
const unidiomatic =
  /\b(?:mend|in place of|so many|ours?|blanks|whatever the|anew|timed-out|comes? to (?:its|an) end|(?<!there )(?:is|are) none|in the meantime|usual mistakes?|no (?:more|less) than none|texts|is no \w+able|merely|above all|for ages|in vain|walks?|walked)\b/iu;

/** Words of those who made the grader, which say nothing to a student. */
const jargon = /\b(?:ledger|lockstep|probe|weighed|the subject)\b/iu;

/** "a 8-by-8": an article before a number that is read with a vowel, or before one that is filled in. */
const wrongArticle = /\b(?:a (?:8\d*|11|18)\b|an (?!8|11\b|18\b)\d|an? \{(?:n|rows|number|count|amount)\})/u;

const saying = (words: RegExp): readonly (readonly [id: string, message: Message])[] =>
  [...catalogue()].filter(([, message]) => textsOf(message).some((text) => words.test(text)));

const textsOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : [message.one, message.other];

describe('the catalogue', () => {
  it('holds what every module defines, whatever a program has loaded, the laboratory included', async () => {
    const defining = sources.filter((source) => messagesOf(source).length > 0);
    expect(await definingModules()).toEqual(defining.map(({ path }) => path));
    await loadAllMessages();
    const ids = [...catalogue().keys()];
    const prefixes = defining.flatMap(idsIn);
    expect(prefixes).toHaveLength(defining.flatMap(messagesOf).length);
    expect(prefixes.filter((prefix) => !ids.some((id) => id.startsWith(prefix)))).toEqual([]);
  });

  it('has ids of one form: part, then name', async () => {
    await loadAllMessages();
    const ids = [...catalogue().keys()];
    expect(ids.filter((id) => !/^[a-z0-9][\w-]*(?:\.[a-z0-9][\w-]*)+(?:@(?:java|typescript))?$/i.test(id))).toEqual([]);
  });

  it('has, for one programming language, other texts with the same places', async () => {
    await loadAllMessages();
    const placesOf = (id: string): readonly string[] | undefined => {
      const message = catalogue().get(id);
      return message === undefined ? undefined : textsOf(message).flatMap(placeholdersOf).toSorted();
    };
    const special = [...catalogue().keys()].filter((id) => id.includes('@'));
    expect(special.map(placesOf)).toEqual(special.map((id) => placesOf(id.replace(/@.*/, ''))));
  });

  it('tells of no programming language what is true in another', async () => {
    await loadAllMessages();
    const general = saying(/\b(?:[Ii]n (?:Java|TypeScript)\b(?!\.)|Integer objects|Uint8)/u).map(([id]) => id);
    // Said of Java alone, and of a case that only Java has.
    const known = ['board-methods.integerHint', 'solver-16.inputs'];
    expect(general.filter((id) => !/@|^(?:java|typescript)[.-]/u.test(id)).toSorted()).toEqual(known);
  });

  it('says nothing in words that have plainer ones', async () => {
    await loadAllMessages();
    expect(saying(unidiomatic)).toEqual([]);
    expect(saying(jargon)).toEqual([]);
  });

  it('has no pieces that code would glue to another text', async () => {
    await loadAllMessages();
    expect(saying(/^[ ,;)]|[ ,;(]$/u)).toEqual([]);
  });

  it('has an article before a number only where it is right for all of them', async () => {
    await loadAllMessages();
    expect(saying(wrongArticle)).toEqual([]);
    expect(saying(/\ban? \{size\}/u).map(([id]) => id)).toEqual(['shown.boardOfSize', 'shown.boardOfSizeAn']);
  });
});

describe('code', () => {
  it('says nothing while it is loaded, before a translation is known', () => {
    const defined = new Map(sources.map((source) => [source.path, messagesOf(source)]));
    expect(sources.flatMap((source) => callsAtLoad(source, defined))).toEqual([]);
  });

  it('that makes reports has no sentences but messages', () => {
    const reporting = sources.filter(({ path }) => makesReports(path));
    expect(reporting.flatMap((source) => sentencesIn(source).map((sentence) => `${source.path}: ${sentence}`))).toEqual(
      [],
    );
  });
});
