import { defineWords } from '../../../harness/words/words.ts';

export const integrityWords = defineWords('integrity', {
  worseForHidden: 'The answers are better for published files than for others: {tally}.',
  worseForHiddenExpected: 'as many right answers for hidden boards',
  worseForHiddenHint:
    'Either the answers to the published files are stored in the program, or it was made right for these files alone. Test it with boards of your own.',
  tally: '{published} published, {mirrored} mirrored, {random} random',
  ofAll: '{right} of {all}',
  notTheSearch: 'What was counted here is not the search. {why}',
  allTogether: 'all together',
  hiddenTitle: 'hidden boards are answered as well as the published files',
  mirroredTitle: 'each published file is answered as well as its mirrored twin',
  mirrored: '{name}, mirrored',
  randomBoard: 'random board {number}',
  mirroredOn: '{name}, mirrored,',
  notToItsEnd: 'does not come to its end',
  failsWith: 'fails ({message})',
  exceedsLimits: 'exceeds the limits (timing {tables})',
  tooCostly: 'too costly',
  sameAsPublished: 'the same as for the published puzzle',
  onlyPublished:
    '{name}: the answer is right without a search, but the same puzzle mirrored along its diagonal {fault}: the answers to the published files seem to be stored in the program.',
  onlyPublishedHint:
    'Solve every board by the search; the files are examples of what a Solver has to answer, and other boards are asked, too.',
  queueTitle: 'the library’s queue is the search',
  noFitFile: 'None of the given puzzle files takes a search of fit length.',
  queueNotUsed:
    '{call} on {on} found the {moves} with {inserts} insertions into the library’s queues and {delMins} removals, fewer than lie on the way: the search does not use them.',
  queueNotUsedExpected: 'at least {moves} insertions and removals',
  queueNotUsedActual: '{inserts} insertions and {delMins} removals',
  queueNotUsedHint:
    'The search must take its nodes from a MinPQ (or MaxPQ) of the library. Its operations are counted, and those of another queue are not.',
  queueBesides:
    '{call} on {on} searched the same with the library’s queue in disorder: {counts} both times. What is put into that queue is not the search.',
  queueBesidesExpected: 'another search, since other nodes come out of the queue first',
  bothTimes: '{counts} both times',
  queueBesidesHint:
    'Take the next node of the search from the library’s queue. A queue beside the one that is searched with counts for nothing.',
  searchCounts: '{neighbors} calls of neighbors(), {boards} boards, {delMins} removals',
  tableTitle: 'Hidden against published: files, and the same puzzles mirrored',
  rightAnswers: 'Right answers: {tally}.',
  all: 'all',
  right: 'right',
  wrong: 'wrong',
  puzzleColumn: 'puzzle',
  publishedColumn: 'published',
  mirroredColumn: 'mirrored',
  nodesColumn: 'nodes',
  answeredWithoutSearch: {
    one: '{count} published file is answered without a search, and the mirrored puzzle is not: what depends on these files does not count.',
    other:
      '{count} published files are answered without a search, and the mirrored puzzle is not: what depends on these files does not count.',
  },
});
