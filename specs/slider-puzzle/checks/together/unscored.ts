/** Where Board and Solver together have no points: a person is told of those that fail together and pass apart. */
import type { Check, StaticFinding } from '../../../../harness/contracts/check.ts';
import type { CodeFacts } from '../../../../harness/contracts/code-facts.ts';
import { isFailure } from '../../../../harness/contracts/is-failure.ts';
import type { FollowUps } from '../../../../harness/contracts/prepare.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { consequenceOf } from '../../causes/consequences.ts';
import { explained } from '../context.ts';
import { placeOf } from '../integrity/unjudged.ts';
import { sourceMessages } from '../sources.ts';
import { integrationId } from './integration.ts';

const messages = defineMessages('integrity-together', {
  title: 'your Solver works on your own Board',
  measured:
    'Whether integration-solution fails, in a grading where that costs no points, and no other check explains it.',
  why: 'The checks of Solver run it on the grader’s Board. Two classes that work only apart could get all points.',
  passing:
    'Your Solver works on your Board, or a check that costs points says why not. Otherwise a person looks at both. Nothing is revoked for that.',
  inputs: 'The results of the other checks.',
  code: 'submitted code',
  apart: 'Your Solver fails on your own Board ({check}), which costs no points here, and no other check explains it.',
});

const check = (): Omit<Check, 'cases'> => ({
  id: 'integrity-together',
  section: 'integrity',
  group: 'Both together',
  title: messages.title(),
  explanation: explained(messages, sourceMessages.together()),
  needs: [],
});

/** `isScored`: both together cost points, which tells everybody. */
export const unscoredFollowUps = (isScored: boolean): FollowUps => ({
  checks: [check()],
  needed: (results) => {
    const failed = results.filter(isFailure);
    const together = failed.find(({ id }) => id === integrationId);
    if (isScored || together === undefined || consequenceOf(together, failed) !== null) return [];
    const { id, visibility, details } = together;
    const inspect = (code: CodeFacts): StaticFinding[] => [
      { ...placeOf('Board', code), message: messages.apart({ check: id }) },
    ];
    return [{ ...check(), visibility, details, cases: [{ kind: 'static', name: messages.code(), inspect }] }];
  },
});
