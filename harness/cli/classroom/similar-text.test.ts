import { expect, it } from 'vitest';
import { compare } from '../../classroom/similarity/compare.ts';
import { fixtureSubmission } from '../../classroom/similarity/testing/make-class.ts';
import { similarityFile, similaritySchema } from '../../classroom/similarity/similarity-file.ts';
import { studentOf } from '../../classroom/site/testing/make-site.ts';
import { similarText } from './similar-text.ts';

it('names who has too little code to be compared, and of whose files only a part was read', async () => {
  const [ada, bob] = [fixtureSubmission('java', 'one-queue'), fixtureSubmission('java', 'two-queues')];
  const comment = { path: 'Board.java', text: '// x\n', cutFrom: 'sha' };
  const submissions = [ada, bob, { key: 'eve', files: [comment] }];
  const found = await compare(submissions, { language: 'java', ignored: [], earlier: [], top: 0 });
  const file = similarityFile.parse({ ...found, schema: similaritySchema, language: 'java', ignored: [], pairs: [] });
  const pair = { a: { key: 'ada', label: null }, b: { key: 'bob', label: null }, page: '', parts: 1, percentile: 100 };
  const almost = { ...pair, similarity: 0.996, sharedTokens: 9, longest: 9, longestLines: 9 };
  expect(similarText([{ ...file, pairs: [almost] }], 'class', [])).toContain(
    '   99 %     9 lines in a row  ada and bob',
  );
  const short = { ...almost, longestLines: 1 };
  expect(similarText([{ ...file, pairs: [short] }], 'class', [])).toMatch(/1 pair compared\n.* 1 line in a row/s);
  const text = similarText([file], 'class', [{ ...studentOf(0), key: 'eve', name: 'Eve, Dr.' }]);
  expect(text).toContain('  too little code: Eve, Dr. (eve)\n');
  expect(text).toContain('  read in part:    Eve, Dr. (eve) Board.java\n');
});
