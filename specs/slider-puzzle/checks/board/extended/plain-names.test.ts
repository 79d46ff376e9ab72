import { expect, it } from 'vitest';
import { commandWords, type Command } from './commands.ts';
import { plainlyNamed } from './plain-names.ts';

const words = (commands: readonly Command[]): string[] => plainlyNamed(commands).map(commandWords);

it('what a random sequence names is named by its kind', () => {
  const commands: readonly Command[] = [
    { do: 'make', as: 'r0same' },
    { do: 'neighbors', on: 'r0same', as: 'r0b0Iterable' },
    { do: 'walk', of: 'r0b0Iterable', as: 'r0b0List' },
    { do: 'pick', from: 'r0b0List', index: 1, as: 'r0b0' },
    { do: 'twin', on: 'r0b0', as: 'r0b3' },
    { do: 'equals', on: 'r0b3', other: 'r0same' },
  ];
  expect(words(commands)).toEqual([
    'same = new Board(tiles)',
    'boards1 = same.neighbors()',
    'iterate over boards1',
    'neighbor1 = number 2 of those',
    'twin1 = neighbor1.twin()',
    'twin1.equals(same)',
  ]);
});

it('names of designed sequences stay', () => {
  expect(words([{ do: 'neighbors', on: 'board', as: 'these' }])).toEqual(['these = board.neighbors()']);
});
