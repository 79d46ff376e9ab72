import { expect, it } from 'vitest';
import type { Judgement } from '../../../../harness/contracts/check.ts';
import type { Capture } from '../../../../harness/contracts/protocol.ts';
import { notation } from '../../../../harness/languages/java/notation.ts';
import { currentEdition } from '../../edition.ts';
import { printsChecks } from './prints.ts';

const context = { puzzles: new Map(), seed: 1, language: 'java', notation, edition: currentEdition } as const;

const printed = (head: string): Capture => ({ head, tail: '', bytes: head.length });

const judged = (out: string): Judgement | undefined => {
  const [one] = printsChecks({ ...context, checkSet: 'extended' })[0]?.cases ?? [];
  if (one?.kind !== 'fixed') throw new Error('no such case');
  return one.judge([], { out: printed(out), err: printed('') }, []);
};

it('what is printed is shown, also where it is nothing but blank lines', () => {
  expect(judged('')).toEqual({ passed: true });
  expect(judged('here\n')).toMatchObject({ message: 'Board prints "here" while its methods are called.' });
  expect(judged('\n\n')).toMatchObject({ message: String.raw`Board prints "\n\n" while its methods are called.` });
});
