/** Whether what objects consist of is in the objects: a person is told where the weights say that it is not. */
import type { Check, StaticFinding } from '../../../../harness/contracts/check.ts';
import type { CodeFacts } from '../../../../harness/contracts/code-facts.ts';
import type { FollowUps } from '../../../../harness/contracts/prepare.ts';
import { isFailure } from '../../../../harness/contracts/is-failure.ts';
import { strictest } from '../../../../harness/contracts/marks.ts';
import type { CheckResult } from '../../../../harness/contracts/report.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { at } from '../../../../reference/puzzle/at.ts';
import { thousands } from '../../wording/show.ts';
import { explained } from '../context.ts';
import { sourceMessages as from } from '../sources.ts';

const messages = defineMessages('integrity-memory', {
  title: 'objects keep their contents in their own fields',
  measured:
    'Whether the memory checks found too little in an object for what it has to know, a lot outside the objects, as in static fields or module variables, or sizes that depend on what was asked before.',
  why: 'Memory is measured object by object. What is kept outside the objects belongs to none of them, so no limit applies to it.',
  passing: 'Nothing of the kind was found. Otherwise a person looks at where the objects keep their contents.',
  inputs: 'What the memory checks measured.',
  code: 'submitted code',
  tooLittle:
    'A Board holds too little to know its tiles, so they are lost or kept elsewhere, where they are not measured ({checks}).',
  beside:
    'Outside the objects, as in static fields or module variables, there are {bytes} bytes that cannot be assigned to any one object ({checks}).',
  uneven:
    'Some Boards take more than twice as much as others of the same size, depending on what was made and asked before: they may be smaller where they are measured ({checks}).',
  bare: 'The queues take less memory than the boards in them need: what the keys stand for is kept elsewhere, where it is not measured ({checks}).',
});

const check = (): Omit<Check, 'cases'> => ({
  id: 'integrity-memory',
  section: 'integrity',
  group: 'Memory',
  title: messages.title(),
  explanation: explained(messages, from.integrity()),
  needs: [],
});

/** Needed only where a memory check has found a sign of it; it then fails, and costs nothing by itself. */
export const memoryFollowUps = (): FollowUps => ({
  checks: [check()],
  needed: (results) => {
    const found = signsIn(results);
    if (found.length === 0) return [];
    const inspect = (code: CodeFacts): StaticFinding[] =>
      found.map(({ ids, message }) => ({ ...placeIn(code, at(ids, 0)), message }));
    const marks = strictest(results.filter(({ id }) => found.some(({ ids }) => ids.includes(id))));
    return [{ ...check(), ...marks, cases: [{ kind: 'static', name: messages.code(), inspect }] }];
  },
});

const isWeighed = ({ id }: CheckResult): boolean => id.startsWith('memory-');

/** What tells of something, and the checks that found it. */
interface Sign {
  readonly ids: readonly string[];
  readonly message: string;
}

const signsIn = (results: readonly CheckResult[]): Sign[] => {
  const weighed = results
    .filter(isWeighed)
    .flatMap(({ id, cases }) => cases.map(({ measured }) => ({ id, measured: measured ?? {} })));
  const namesOf = (sign: string): string[] => [
    ...new Set(weighed.filter(({ measured }) => Number(measured[sign] ?? 0) > 0).map(({ id }) => id)),
  ];
  // A text that lacks the tiles shows that they are lost, as where nothing is written yet: they are not kept elsewhere.
  const areLost = hasFailed(results, 'board-4b');
  // Nothing is hidden in a queue that no search goes through, such as one that holds the same board several times.
  const isSearched = !hasFailed(results, 'queue-used');
  // A Solver that finds nothing keeps nothing: its search may still wait, as an async one does.
  const findsNothing = !isSearched && hasFailed(results, 'solver-2b');
  const outside = namesOf('outside').filter((id) => !(findsNothing && id.startsWith('memory-solver-')));
  const most = Math.max(0, ...weighed.map(({ measured }) => Number(measured['outside'] ?? 0)));
  return [
    ...told(areLost ? [] : namesOf('tooLittle'), (checks) => messages.tooLittle({ checks })),
    ...told(outside, (checks) => messages.beside({ checks, bytes: thousands(most) })),
    ...told(namesOf('uneven'), (checks) => messages.uneven({ checks })),
    ...told(isSearched ? namesOf('bare') : [], (checks) => messages.bare({ checks })),
  ];
};

const hasFailed = (results: readonly CheckResult[], id: string): boolean =>
  results.some((one) => one.id === id && isFailure(one));

const told = (ids: readonly string[], words: (checks: string) => string): Sign[] =>
  ids.length === 0 ? [] : [{ ids, message: words(ids.join(', ')) }];

/** Where something may be kept beside the objects, the most likely first; else the class whose objects were weighed. */
const placeIn = ({ classes, modules }: CodeFacts, id: string): Pick<StaticFinding, 'path' | 'line'> => {
  const weighed = id.startsWith('memory-board') ? 'Board' : 'Solver';
  const shared = classes.flatMap(({ path, fields }) =>
    fields.filter((field) => field.static).map((field) => ({ ...field, path })),
  );
  const [place] = [
    ...shared.filter(({ final, changed }) => !final || changed !== undefined),
    ...modules.flatMap(({ path, variables }) =>
      variables.filter(({ mutable }) => mutable).map(({ line }) => ({ path, line })),
    ),
    // A constant of a class may hold anything; a number holds nothing.
    ...shared.filter(({ typeNames }) => typeNames.length > 0),
    ...classes.filter(({ name }) => name === weighed),
    ...classes,
  ];
  return { path: place?.path ?? '', line: place?.line ?? 0 };
};
