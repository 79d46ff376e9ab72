/** The search runs on the queue that the assignment names: operations on it are counted, those on others are not. */
import type { StaticFinding } from '../../../harness/engine/check.ts';
import type { ClassFacts, CodeFacts } from '../../../harness/languages/code-facts.ts';
import { isPermittedQueue, simpleName } from './rule-set.ts';
import type { QueueRules, RuleSet } from './rule-set.ts';
import { ruleWords } from './words.ts';

export const queueUse = (code: CodeFacts, rules: RuleSet): readonly StaticFinding[] => {
  const { queues, board } = rules;
  const searching = code.classes.filter(({ outermost }) => outermost !== board);
  const wrong = [...otherQueues(searching, queues), ...ownQueues(searching, rules)];
  return wrong.length > 0 || usesPermitted(code, searching, queues) ? wrong : unused(code, rules);
};

const otherQueues = (classes: readonly ClassFacts[], { others, words }: QueueRules): StaticFinding[] =>
  others.flatMap((queue) => {
    const files = Map.groupBy(
      classes.flatMap(({ path, references }) => references.map((reference) => ({ path, ...reference }))),
      ({ to, path }) => (to === queue ? path : null),
    );
    return [...files].flatMap(([path, places]) => {
      const line = Math.min(...places.map((place) => place.line).filter((one) => one > 0));
      const message = ruleWords.otherQueue({ queue, permitted: words });
      return path === null ? [] : [{ path, line: Number.isFinite(line) ? line : 0, message }];
    });
  });

/** Classes of the submission that bear the name of a permitted queue, or work like one. */
const ownQueues = (classes: readonly ClassFacts[], { queues, solver }: RuleSet): StaticFinding[] =>
  classes.flatMap(({ name, path, line, methods }) => {
    const simple = simpleName(name);
    if (queues.permitted.some((queue) => simpleName(queue) === simple)) {
      return [{ path, line, message: ruleWords.takesPlace({ name: simple }), hint: ruleWords.ownQueueHint() }];
    }
    if (name === solver || !isQueueLike({ methods })) return [];
    const message = ruleWords.ownQueue({ name: simple, permitted: queues.words });
    return [{ path, line, message, hint: ruleWords.ownQueueHint() }];
  });

/** Methods that are only found in a priority queue. */
const takes: ReadonlySet<string> = new Set(
  'delMin delMax deleteMin deleteMax extractMin extractMax popMin popMax pollMin pollMax removeMin removeMax'.split(
    ' ',
  ),
);

/** Does the class work like a priority queue? */
export const isQueueLike = ({ methods }: Pick<ClassFacts, 'methods'>): boolean =>
  methods.some(({ name }) => takes.has(name));

const usesPermitted = (code: CodeFacts, classes: readonly ClassFacts[], queues: QueueRules): boolean => {
  const own = new Set(code.classes.map(({ name }) => name));
  return classes.some(({ references }) =>
    references.some(({ to, member }) => member !== null && isPermittedQueue(to, queues, own)),
  );
};

const unused = (code: CodeFacts, { solver, queues }: RuleSet): StaticFinding[] => {
  const found = code.classes.find(({ name }) => name === solver);
  if (found === undefined) return [];
  const message = ruleWords.noQueue({ solver, permitted: queues.words });
  return [{ path: found.path, line: found.line, message }];
};
