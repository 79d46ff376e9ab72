import { defineWords } from '../../../../harness/words/words.ts';

export const twinWords = defineWords('twin', {
  expected: 'the board with two of its tiles exchanged, the blank where it was',
  unreadable: 'What {call} on {on} returned cannot be read: its toString() {problem}.',
  unreadableActual: 'a board that cannot be read',
  unreadableHint: 'Boards are read through toString(). Is the check of toString() passed?',
  wrong: '{call} on {on} {fault}.',
  otherSize: 'returned a board of another size',
  otherSizeHint: 'The twin has the same size as the board.',
  same: 'returned the same board',
  sameHint: 'No two tiles are exchanged, or they are exchanged twice, or in an array that the new Board does not use.',
  lostTile: 'returned a board on which a tile is there twice or is missing',
  lostTileHint: 'Exchange the two tiles through a third variable.',
  movedBlank: 'moved the blank',
  movedBlankHint: 'The blank is not a tile: choose two cells neither of which holds 0, wherever the blank is.',
  moreExchanged: 'exchanged more than two tiles',
  moreExchangedHint: 'Exchange exactly one pair: leave the loops once it is done.',
});
