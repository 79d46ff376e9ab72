import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { sourceFiles } from './testing/sources.ts';
import { callsAtLoad, sentencesIn, type Source, sourceOf } from './testing/sentences.ts';
import { noMessages } from './testing/no-messages.ts';
import { isWordsFile, loadAllWords, wordsFiles } from './load-all.ts';
import { catalogue } from './words.ts';

let sources: readonly Source[] = [];

beforeAll(async () => {
  sources = await Promise.all((await sourceFiles()).map(async (path) => sourceOf(path, await readFile(path, 'utf8'))));
});

describe('the catalogue', () => {
  it('holds every part, whatever a program has loaded', async () => {
    const defining = sources.filter(({ text }) => /\bdefineWords\(/.test(text)).map(({ path }) => path);
    expect(defining.filter((path) => !isWordsFile(path))).toEqual([]);
    expect(await wordsFiles()).toEqual(expect.arrayContaining(defining));
    await loadAllWords();
    const parts = new Set([...catalogue().keys()].map((id) => id.split('.')[0]));
    expect([...parts]).toEqual(expect.arrayContaining(['twin', 'fall2012', 'comp204', 'intake', 'ledger', 'text']));
  });

  it('has ids of one form: part, then name', async () => {
    await loadAllWords();
    const ids = [...catalogue().keys()];
    expect(ids.filter((id) => !/^[a-z0-9][\w-]*(?:\.[a-z0-9][\w-]*)+$/i.test(id))).toEqual([]);
  });
});

describe('code', () => {
  it('says nothing while it is loaded, before a translation is known', () => {
    expect(sources.flatMap(callsAtLoad)).toEqual([]);
  });

  it('has no sentences, but for those that are no messages', () => {
    const found = sources.flatMap((source) => sentencesIn(source).map((sentence) => ({ path: source.path, sentence })));
    const elsewhere = found.filter(({ path }) => !noMessages.includes(path));
    expect(elsewhere).toEqual([]);
    const done = noMessages.filter((path) => !found.some((one) => one.path === path));
    expect(done, 'take them off the list').toEqual([]);
  });
});
