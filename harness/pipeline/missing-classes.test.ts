import { expect, it } from 'vitest';
import { java } from '../languages/java/index.ts';
import { type Files, makeFolder, takeSubmission } from '../testing/intake.ts';
import { missingClasses } from './missing-classes.ts';

const whyBoardIsMissing = async (files: Files): Promise<string | undefined> => {
  const submission = await takeSubmission(await makeFolder({ 'Solver.java': 'class Solver { }', ...files }));
  return missingClasses(['Board', 'Solver'], submission, java).get('Board');
};

it.each<[string, Files, RegExp]>([
  ['is not there', {}, /^Board\.java was not submitted\.$/u],
  ['has another name', { 'MyBoard.java': 'class Board { }' }, /^The class Board is in MyBoard\.java\. Move it/u],
  ['is there twice', { 'a/Board.java': 'a', 'b/Board.java': 'b' }, /^There are several files for Board/u],
  ['is empty', { 'Board.java': ' \n' }, /^Board\.java is empty\.$/u],
  ['is no source', { 'Board.java': Buffer.from([0, 1, 2]) }, /^Board\.java is not source code/u],
  ['is no source, in small letters', { 'board.java': Buffer.from([0, 1, 2]) }, /^board\.java is not source code/u],
])('a class whose file %s is missing for that reason', async (_, files, reason) => {
  expect(await whyBoardIsMissing(files)).toMatch(reason);
});
