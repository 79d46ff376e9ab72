/** Answers of `grade solve` as text; the lines of the test client are the assignment's. */
import { defineMessages } from '../../../../../harness/messages/messages.ts';

export const answerMessages = defineMessages('8puzzle.solve-answer', {
  allNotCounted: 'Number of shortest solutions: {reason}',
  all: 'Number of shortest solutions = {number}',
  allCut: 'Number of shortest solutions = {number}, of which {shown} follow',
  solution: 'Solution {number}',
  solvable: 'Solvable: at least {moves}',
  notShortest: 'Number of moves = {number}, at most {more} more than the minimum',
  unanswered: '{why}: at least {moves}',
  interrupted: 'Not solved, interrupted',
  time: 'Not solved in {seconds} s',
  nodes: 'Not solved, too many boards',
  memory: 'Not solved, out of memory',
  lowerBound: 'Lower bound',
  method: 'Method',
  methodWith: '{method}, {heuristic}',
  visited: 'Boards visited',
  duration: 'Time',
  queue: 'Queue',
  queueOf: 'Queue {number}',
  queueCalls: 'insert() {inserts}, delMin() {delMins}, peak {peak}',
  official: 'Official search',
  boardCalls: 'Board() {boards}, equals() {equals}, manhattan() {manhattans}',
});
