/** What a class has handed in, in a few letters: whether a comparison is of that or of an earlier state. Pure. */
import { sha256 } from '../../text/sha256.ts';
import { type ClassStudent, countedOf } from '../store/class-file.ts';
import { filesOf } from '../store/graded.ts';

/** Of the attempts that count and have a report; with what they were graded does not matter. */
export const handedInBy = (students: readonly ClassStudent[]): string => {
  const counted = students
    .filter(({ report }) => report !== null)
    .map((student) => {
      const { place, content } = countedOf(student);
      return JSON.stringify([student.key, content === null ? place : filesOf(content)]);
    });
  return sha256(counted.sort().join());
};
