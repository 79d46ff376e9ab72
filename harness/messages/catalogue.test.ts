import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { makesReports, sourceFiles } from '../testing/messages/sources.ts';
import { callsAtLoad, messagesOf, sentencesIn, type Source, sourceOf } from '../testing/messages/sentences.ts';
import { definingModules, loadAllMessages } from './load-all.ts';
import { catalogue, type Message } from './messages.ts';

let sources: readonly Source[] = [];

beforeAll(async () => {
  sources = await Promise.all((await sourceFiles()).map(async (path) => sourceOf(path, await readFile(path, 'utf8'))));
});

/** Ids of a source, as they stand there: `defineMessages('prefix', { name: ... })`. */
const idsIn = ({ text }: Source): readonly string[] =>
  [...text.matchAll(/defineMessages\(\s*'([^']+)'/g)].map(([, prefix]) => `${prefix ?? ''}.`);

/** Archaic ("mend"), of another meaning here ("blanks" for spaces), or said by nobody knows whom ("our"). */
const unidiomatic =
  /\b(?:mend|in place of|so many|ours?|blanks|whatever the|anew|timed-out|comes? to (?:its|an) end)\b/iu;

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
    expect(ids.filter((id) => !/^[a-z0-9][\w-]*(?:\.[a-z0-9][\w-]*)+$/i.test(id))).toEqual([]);
  });

  it('says nothing in words that have plainer ones', async () => {
    await loadAllMessages();
    const found = [...catalogue()].filter(([, message]) => textsOf(message).some((text) => unidiomatic.test(text)));
    expect(found).toEqual([]);
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
