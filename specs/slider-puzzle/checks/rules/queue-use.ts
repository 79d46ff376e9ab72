/** The search runs on the queue that the assignment names: operations on it are counted, those on others are not. */
import type { Check, StaticFinding } from '../../../../harness/contracts/check.ts';
import type { ClassFacts, CodeFacts } from '../../../../harness/contracts/code-facts.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { sourceMessages } from '../sources.ts';
import { ruleCheck } from './rule-check.ts';
import { isPermittedQueue, simpleName, type QueueRules, type RuleSet } from './rule-set.ts';

const messages = defineMessages('rule-queue', {
  title: '{solver} uses {queues}',
  measured: 'Which priority queue the Solver’s program uses.',
  why: 'The operations of the library’s queue are counted, so the search has to run on it. Common findings: the queue of another library, a hand-written heap.',
  'why@java':
    'The operations of the library’s queue are counted, so the search has to run on it. Common findings: java.util.PriorityQueue, an IndexMinPQ, a hand-written heap.',
  passing: '{queues} of the library or of a permitted module, or MaxPQ; no other priority queue.',
  otherQueue: '{queue} is used here; the search must run on {permitted}, whose operations are counted.',
  takesPlace: 'This {name} replaces the library’s, and is not counted.',
  ownQueue: '{name} is the submission’s own priority queue; the search must run on {permitted}.',
  ownQueueHint: 'Remove your own {name} and import {permitted} from the library: only its operations are counted.',
  noQueue: '{solver} uses no {permitted}; the search must run on it, since its operations are counted.',
});

export const queueUseCheck = (rules: RuleSet): Check => {
  const { solver, queues } = rules;
  return ruleCheck({
    id: 'rule-queue',
    title: messages.title({ solver, queues: queues.words }),
    needs: [solver],
    explanation: {
      measured: messages.measured(),
      why: messages.why(),
      passing: messages.passing({ queues: queues.words }),
      source: sourceMessages.queue(),
    },
    inspect: (code) => queueUse(code, rules),
  });
};

const queueUse = (code: CodeFacts, rules: RuleSet): readonly StaticFinding[] => {
  const { queues, board } = rules;
  const searching = code.classes.filter(({ outermost }) => outermost !== board);
  const wrong = [...otherQueues(searching, queues), ...ownQueues(searching, rules)];
  return wrong.length > 0 || callsPermitted(searching, code.classes, queues) ? wrong : unused(code, rules);
};

const otherQueues = (classes: readonly ClassFacts[], { others, words }: QueueRules): StaticFinding[] =>
  others.flatMap((queue) => {
    const files = Map.groupBy(
      classes.flatMap(({ path, references }) => references.map((reference) => ({ path, ...reference }))),
      ({ to, path }) => (to === queue ? path : null),
    );
    return [...files].flatMap(([path, places]) => {
      const line = Math.min(...places.map((place) => place.line).filter((one) => one > 0));
      const message = messages.otherQueue({ queue, permitted: words });
      return path === null ? [] : [{ path, line: Number.isFinite(line) ? line : 0, message }];
    });
  });

/** Classes of the submission that bear the name of a permitted queue, or work like one. */
const ownQueues = (classes: readonly ClassFacts[], { queues, solver }: RuleSet): StaticFinding[] =>
  classes.flatMap((one) => {
    const { name, path, line, methods } = one;
    const simple = simpleName(name);
    const hint = messages.ownQueueHint({ name: simple, permitted: queues.words });
    if (queues.permitted.some((queue) => simpleName(queue) === simple)) {
      return [{ path, line, message: messages.takesPlace({ name: simple }), hint }];
    }
    if (name === solver || !isQueueLike({ methods }) || leadsToPermitted(one, classes, queues)) return [];
    const message = messages.ownQueue({ name: simple, permitted: queues.words });
    return [{ path, line, message, hint }];
  });

/** It, or what implements or extends it, hands the keys on to the library's queue. */
const leadsToPermitted = (one: ClassFacts, classes: readonly ClassFacts[], queues: QueueRules): boolean => {
  const kin = classes.filter(({ interfaces, superclass }) => superclass === one.name || interfaces.includes(one.name));
  return callsPermitted([one, ...kin], classes, queues);
};

/** Methods that are only found in a priority queue. */
const takes: ReadonlySet<string> = new Set(
  'delMin delMax deleteMin deleteMax extractMin extractMax popMin popMax pollMin pollMax removeMin removeMax'.split(
    ' ',
  ),
);

/** Does the class work like a priority queue? */
export const isQueueLike = ({ methods }: Pick<ClassFacts, 'methods'>): boolean =>
  methods.some(({ name }) => takes.has(name));

const callsPermitted = (callers: readonly ClassFacts[], all: readonly ClassFacts[], queues: QueueRules): boolean => {
  const own = new Set(all.map(({ name }) => name));
  return callers.some(({ references }) =>
    references.some(({ to, member }) => member !== null && isPermittedQueue(to, queues, own)),
  );
};

const unused = (code: CodeFacts, { solver, queues }: RuleSet): StaticFinding[] => {
  const found = code.classes.find(({ name }) => name === solver);
  if (found === undefined) return [];
  const message = messages.noQueue({ solver, permitted: queues.words });
  return [{ path: found.path, line: found.line, message }];
};
