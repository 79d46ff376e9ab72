import { describe, expect, it } from 'vitest';
import { printedByCommand } from './messages.ts';
import { outputFaults } from './outputs.ts';

const forbidden = { secrets: { 'a file': 'canary-1' }, paths: ['/srv/grader'] };
const faults = (name: string, output: string): string[] => outputFaults({ [name]: output }, { never: [] }, forbidden);

describe('what was written about an attack', () => {
  it.each([
    ['a secret', 'text', 'It is canary-1.'],
    ['a path', 'text', 'in /srv/grader/specs'],
    ['a folder at the end of a sentence', 'text', 'It is in file:///srv/grader.'],
    ['an escape character', 'text', 'a\u001b[2Jb'],
    ['a carriage return', 'text', 'a\rb'],
    ['a C1 control character', 'text', 'a\u009bb'],
    ['a bidirectional character', 'text', 'a\u202eb'],
    ['a zero-width character in a value of the JSON', 'json', '{"a":["\u200b"]}'],
    ['an escape character in the JSON of a platform', 'ctrf', '{"a":"\\u001b[2J"}'],
    ['half of a character in a key of the JSON', 'json', '{"\\ud800":1}'],
    ['a command for a runner', printedByCommand, '  ::error::x\n'],
    ['a command behind the end of what is not read', printedByCommand, `${quiet('x')}::error::x\n`],
  ])('is told to hold %s', (_, name, output) => {
    expect(faults(name, output)).toHaveLength(1);
  });

  it.each([
    ['our own colours', 'text, in colour', '\u001b[31mfailed\u001b[39m'],
    ['newlines and tabs', 'text', 'a\n\tb'],
    ['a longer name than that of a folder', 'text', 'in /srv/graders'],
    ['the name of a folder in an address', 'text', 'https://example.org/srv/grader'],
    ['commands that no runner reads', printedByCommand, quiet('::error::x')],
  ])('may hold %s', (_, name, output) => {
    expect(faults(name, output)).toEqual([]);
  });
});

function quiet(text: string): string {
  const word = 'f'.repeat(32);
  return `::stop-commands::${word}\n${text}\n::${word}::\n`;
}
