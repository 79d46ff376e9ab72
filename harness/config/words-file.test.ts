import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GraderError } from '../contracts/errors.ts';
import { loadAllMessages } from '../messages/load-all.ts';
import { catalogue, type Message } from '../messages/messages.ts';
import { thrownBy } from '../testing/thrown-by.ts';
import { parseWords } from './words-file.ts';

const known = new Map<string, Message>([
  ['board.wrong', '{call} returned {value}.'],
  ['board.plain', 'Nothing to say.'],
  ['board.cases', { one: '{count} case', other: '{count} cases' }],
]);

/** Language and texts, or texts alone; the language is then at their end, so that lines keep their numbers. */
const errorOf = (text: string): GraderError =>
  thrownBy(() => parseWords(/language:|^-/.test(text) ? text : `${text}\nlanguage: de\n`, 'de.yaml', known));

it('has in the documentation ids that there are', async () => {
  await loadAllMessages();
  const page = readFileSync('docs/configuration.md', 'utf8');
  const [, example = ''] = /```yaml\n(language: en\n[\s\S]*?)```/.exec(page) ?? [];
  const { texts } = parseWords(example, 'docs/configuration.md', catalogue());
  expect([...texts]).toEqual([...texts.keys()].map((id) => [id, catalogue().get(id)]));
  expect(texts.size).toBeGreaterThan(1);
});

describe('a file of texts', () => {
  it('gives its language and its texts', () => {
    const text = 'language: pl\ntexts:\n  board.plain: Nic\n  board.cases: {one: a, few: b, other: c}\n';
    expect(parseWords(text, 'pl.yaml', known)).toEqual({
      language: 'pl',
      texts: new Map<string, unknown>([
        ['board.plain', 'Nic'],
        ['board.cases', { one: 'a', few: 'b', other: 'c' }],
      ]),
    });
  });

  it('may leave out places, and forms where the language has none', () => {
    const text = 'language: ja\ntexts:\n  board.wrong: "{value}"\n  board.cases: "{count}"\n';
    expect(parseWords(text, 'ja.yaml', known).texts.get('board.cases')).toBe('{count}');
  });

  it.each([
    ['texts:\n  board.wrng: x', '2:3', 'There is no message "board.wrng".', 'Did you mean "board.wrong"?'],
    [
      'texts:\n  board.wrong: "{cal} gab {value}"',
      '2:16',
      'The message "board.wrong" has no placeholder "cal".',
      'Its placeholders are {call}, {value}.',
    ],
    ['texts:\n  board.plain: "{x}"', '2:16', 'The message "board.plain" has no placeholder "x".', 'It has none.'],
    ['texts:\n  board.plain: 5', '2:16', '"board.plain" must be a text.', null],
    ['texts:\n  board.cases: {one: a}', '2:16', '"board.cases" needs the form "other".', null],
    [
      'texts:\n  board.cases: {oone: a, other: b}',
      '2:17',
      '"board.cases" has no form "oone" in the language de.',
      'Did you mean "one"?',
    ],
    [
      'texts:\n  board.plain: {other: b}',
      '2:16',
      '"board.plain" must be a single text: no number decides its form.',
      null,
    ],
    [
      'texts:\n  board.cases: {few: a, other: b}',
      '2:17',
      '"board.cases" has no form "few" in the language de.',
      'Known: one, other.',
    ],
    [
      'texts:\n  board.wrong: "{call gab {value}"',
      '2:16',
      'A placeholder of "board.wrong" is not closed.',
      'Write } behind the name.',
    ],
    ['text: {}', '1:1', 'There is no setting "text" in a file of texts.', 'Did you mean "texts"?'],
    ['language: no such tag', '1:11', '"language" must be the tag of a language, such as de or pt-BR.', null],
    ['- a', '1:1', 'The file must contain `language` and `texts`.', null],
    ['texts:\n  board.plain: a\n  board.plain: b', '3:3', 'The key "board.plain" is there twice.', 'Keep one of them.'],
  ])('says what is wrong with %j, and where', (text, where, message, remedy) => {
    expect(errorOf(text)).toMatchObject({ where: `de.yaml:${where}`, message, remedy });
  });

  it('must say its language', () => {
    expect(() => parseWords('texts:\n  board.plain: Nichts\n', 'de.yaml', known)).toThrow('in which language');
  });

  it('says all that is wrong at once', () => {
    expect(errorOf('texts:\n  a: x\n  board.plain: 5\n').message).toBe(
      'The file of texts has 2 errors:\n' +
        '  de.yaml:2:3  There is no message "a". Known: board.wrong, board.plain, board.cases.\n' +
        '  de.yaml:3:16  "board.plain" must be a text.',
    );
  });
});
