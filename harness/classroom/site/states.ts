/** The states of a student in words, with their looks and the order in which they are listed. */
import type { StudentState } from '../store/class-file.ts';

export interface StateWords {
  readonly text: string;
  readonly look: 'good' | 'warn' | 'bad' | 'soft';
  /** Says the same as the look, without colour. */
  readonly mark: string;
}

export const stateWords: Readonly<Record<StudentState, StateWords>> = {
  graded: { text: 'graded', look: 'good', mark: '✓' },
  review: { text: 'to be looked at', look: 'warn', mark: '?' },
  'not-gradable': { text: 'not gradable', look: 'bad', mark: '✗' },
  'grader-fault': { text: 'grader fault', look: 'bad', mark: '!' },
  missing: { text: 'missing', look: 'soft', mark: '–' },
  excused: { text: 'excused', look: 'soft', mark: '–' },
  waiting: { text: 'waiting', look: 'soft', mark: '…' },
};

export const allStates = Object.keys(stateWords) as readonly StudentState[];
