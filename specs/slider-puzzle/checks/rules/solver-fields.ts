/** A Solver keeps its answer, not its search: what its fields lead to stays in memory as long as the Solver does. */
import type { Check, StaticFinding } from '../../../../harness/contracts/check.ts';
import type { ClassFacts, CodeFacts, FieldFacts } from '../../../../harness/contracts/code-facts.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { isQueueLike } from './queue-use.ts';
import { explained } from '../context.ts';
import { sourceMessages } from '../sources.ts';
import { ruleCheck } from './rule-check.ts';
import { isPermittedQueue, simpleName, type RuleSet } from './rule-set.ts';

const messages = defineMessages('rule-solver-fields', {
  title: 'no field of {solver} keeps a queue or search nodes',
  measured: 'What the fields of Solver refer to, directly or indirectly.',
  why: 'What a field refers to stays in memory as long as the Solver does, and a queue refers to hundreds of thousands of nodes.',
  passing:
    'No field whose type is a queue, or a collection of search nodes. Boards, lists of boards, and one node with a link to the previous node are not findings.',
  keepsSearch: 'The field {name} ({type}) of {solver} keeps {kept} in memory after the search.',
  keepsSearchHint:
    'Keep what the answers need: the number of moves and a list of boards. Queues and search nodes can be local variables.',
  aQueue: 'a priority queue ({name})',
  searchNodes: 'search nodes (each {name} refers to others through its field {link})',
  through: '{kept}, through {class}.{field},',
});

export const solverFieldsCheck = (rules: RuleSet): Check =>
  ruleCheck({
    id: 'rule-solver-fields',
    title: messages.title({ solver: rules.solver }),
    needs: [rules.solver],
    explanation: explained(messages, sourceMessages.rules()),
    inspect: (code) => solverFields(code, rules),
  });

const solverFields = (code: CodeFacts, rules: RuleSet): readonly StaticFinding[] => {
  const view = viewOf(code, rules);
  const solver = view.classes.get(rules.solver);
  if (solver === undefined) return [];
  return instanceFields(solver).flatMap((field) => {
    const kept = keeps(field, view, new Set());
    if (kept === null) return [];
    const message = messages.keepsSearch({ name: field.name, type: field.type, solver: rules.solver, kept });
    return [{ path: solver.path, line: field.line || solver.line, message, hint: messages.keepsSearchHint() }];
  });
};

interface View {
  readonly rules: RuleSet;
  readonly classes: ReadonlyMap<string, ClassFacts>;
  readonly own: ReadonlySet<string>;
}

/** No program of this kind has more; a bound on how long a chain of classes is followed. */
const mostClasses = 1_000;

const viewOf = (code: CodeFacts, rules: RuleSet): View => ({
  rules,
  classes: new Map(code.classes.slice(0, mostClasses).map((one) => [one.name, one])),
  own: new Set(code.classes.map(({ name }) => name)),
});

/** A comparator of nodes is given them, and refers to none. */
const instanceFields = ({ fields }: ClassFacts): readonly FieldFacts[] =>
  fields.filter((field) => !field.static && field.typeNames[0] !== 'java.util.Comparator');

/** What a field leads to that belongs to the search, in words; null when nothing does. */
const keeps = (field: FieldFacts, view: View, seen: Set<string>): string | null => {
  for (const name of field.typeNames) {
    if (isQueue(name, view)) return messages.aQueue({ name: simpleName(name) });
    const type = inner(name, view);
    if (type === null || seen.has(name)) continue;
    seen.add(name);
    const link = linkOf(type, view);
    if (link !== null && isWay(field, type, view)) continue;
    if (link !== null) return messages.searchNodes({ name: simpleName(name), link });
    for (const further of allFields(type, view)) {
      const kept = keeps(further, view, seen);
      if (kept !== null) return messages.through({ kept, class: simpleName(name), field: further.name });
    }
  }
  return null;
};

const isQueue = (name: string, { rules, classes, own }: View): boolean => {
  const found = classes.get(name);
  return found === undefined
    ? isPermittedQueue(name, rules.queues, own) || rules.queues.others.includes(name)
    : name !== rules.solver && isQueueLike(found);
};

/** A class of the submission, other than the prescribed ones: boards may be kept. */
const inner = (name: string, { rules, classes }: View): ClassFacts | null =>
  name === rules.board || name === rules.solver ? null : (classes.get(name) ?? null);

/** Fields of a class and of those of the submission that it extends. */
const allFields = (start: ClassFacts, view: View): FieldFacts[] => {
  const fields: FieldFacts[] = [];
  const seen = new Set<string>();
  for (let owner: ClassFacts | null = start; owner !== null && !seen.has(owner.name);) {
    seen.add(owner.name);
    fields.push(...instanceFields(owner));
    owner = owner.superclass === null ? null : inner(owner.superclass, view);
  }
  return fields;
};

/** The field by which objects of a class lead to others of the same class, perhaps by way of other classes. */
const linkOf = (type: ClassFacts, view: View): string | null =>
  allFields(type, view).find((field) => reaches(field, type.name, view, new Set()))?.name ?? null;

/** One node with one link each to the next: a way through the tree, such as the solution, and not the tree. */
const isWay = (field: FieldFacts, type: ClassFacts, view: View): boolean =>
  [field, ...allFields(type, view).filter((link) => reaches(link, type.name, view, new Set()))].every((link) =>
    isSingle(link, view),
  );

/** One object, perhaps of a generic class of the submission's own or in a box for one: no array, and no collection. */
const isSingle = ({ type, single }: FieldFacts, { classes }: View): boolean =>
  single ??
  (!type.includes('[') &&
    [...type.matchAll(/([\w$.]+)\s*</gu)].every(
      ([, name = '']) => boxes.has(simpleName(name)) || isOwn(name, classes),
    ));

const boxes: ReadonlySet<string> = new Set(['Optional', 'AtomicReference']);

const isOwn = (name: string, classes: View['classes']): boolean =>
  [...classes.keys()].some((own) => simpleName(own) === simpleName(name));

const reaches = (field: FieldFacts, target: string, view: View, seen: Set<string>): boolean =>
  field.typeNames.some((name) => {
    if (name === target) return true;
    const type = inner(name, view);
    if (type === null || seen.has(name)) return false;
    seen.add(name);
    return allFields(type, view).some((further) => reaches(further, target, view, seen));
  });
