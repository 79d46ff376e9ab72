/** A Solver keeps its answer, not its search: what its fields lead to stays in memory as long as the Solver does. */
import type { Check, StaticFinding } from '../../../../harness/contracts/check.ts';
import type { ClassFacts, CodeFacts, FieldFacts } from '../../../../harness/contracts/code-facts.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { remembered } from '../../../../harness/text/remembered.ts';
import { isQueueLike } from './queue-use.ts';
import { explained } from '../context.ts';
import { sourceMessages } from '../sources.ts';
import { ruleCheck } from './rule-check.ts';
import { isPermittedQueue, simpleName, type RuleSet } from './rule-set.ts';
import { at } from '../../../../harness/text/at.ts';

const messages = defineMessages('rule-solver-fields', {
  title: 'no field of {solver} keeps a queue or search nodes',
  measured: 'What the fields of Solver refer to, directly or indirectly.',
  why: 'What a field refers to stays in memory as long as the Solver does, and a queue refers to hundreds of thousands of nodes.',
  passing:
    'No field whose type is a queue, or a collection of search nodes. Boards, lists of boards, and one node with a link to the previous node are not findings.',
  keepsSearch:
    'The field {name} ({type}) of {solver} keeps {kept} in memory after the search, unless it is null by then.',
  keepsSearchHint:
    'Keep what the answers need: the number of moves and a list of boards. Queues and search nodes can be local variables.',
  aQueue: 'a priority queue ({name})',
  searchNodes: 'search nodes (each {name} refers to others through its field {link})',
  keepsThrough: 'The field {name} ({type}) of {solver} keeps {kept} in memory after the search, through {fields}.',
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
  const found: StaticFinding[] = [];
  let harmless = new Set<string>();
  for (const field of instanceFields(solver)) {
    const kept = found.length < mostFindings ? keeps(field, view, harmless) : null;
    if (kept === null) continue;
    harmless = new Set();
    const facts = { name: field.name, type: field.type, solver: rules.solver, kept: kept.words };
    const fields = kept.through.join(', ');
    const message = fields === '' ? messages.keepsSearch(facts) : messages.keepsThrough({ ...facts, fields });
    found.push({ path: solver.path, line: field.line || solver.line, message, hint: messages.keepsSearchHint() });
  }
  return found;
};

interface View {
  readonly rules: RuleSet;
  readonly classes: ReadonlyMap<string, ClassFacts>;
  readonly own: ReadonlySet<string>;
  /** By class, the names of what fields lead to from it, directly or by way of other classes. */
  readonly reached: Map<string, ReadonlySet<string>>;
}

/** No program of this kind has more: bounds on how long this takes. */
const mostClasses = 1_000;
const mostFindings = 20;

const viewOf = (code: CodeFacts, rules: RuleSet): View => ({
  rules,
  classes: new Map(code.classes.slice(0, mostClasses).map((one) => [one.name, one])),
  own: new Set(code.classes.map(({ name }) => name)),
  reached: new Map(),
});

/** A comparator of nodes is given them, and refers to none. */
const instanceFields = ({ fields }: ClassFacts): readonly FieldFacts[] =>
  fields.filter((field) => !field.static && field.typeNames[0] !== 'java.util.Comparator');

interface Kept {
  readonly words: string;
  /** The fields by which the first one leads to it, `Search.open`. */
  readonly through: readonly string[];
}

/**
 * What a field leads to that belongs to the search; null when nothing does. `seen`: classes that lead to nothing, and
 * when null is given, those that were met as well.
 */
const keeps = (field: FieldFacts, view: View, seen: Set<string>): Kept | null => {
  for (const name of field.typeNames) {
    if (isQueue(name, view)) return { words: messages.aQueue({ name: simpleName(name) }), through: [] };
    const type = inner(name, view);
    if (type === null || seen.has(name)) continue;
    const link = linkOf(type, view);
    // By another field, these nodes may be more than a way.
    if (link !== null && isWay(field, type, view)) continue;
    seen.add(name);
    if (link !== null) return { words: messages.searchNodes({ name: simpleName(name), link }), through: [] };
    for (const further of allFields(type, view)) {
      const kept = keeps(further, view, seen);
      if (kept !== null) return { ...kept, through: [`${simpleName(name)}.${further.name}`, ...kept.through] };
    }
  }
  return null;
};

const isQueue = (name: string, view: View): boolean => {
  const { rules, classes } = view;
  const found = classes.get(name);
  if (found === undefined) return isOfLibrary(name, view);
  const isExtended = found.superclass !== null && isOfLibrary(found.superclass, view);
  return name !== rules.solver && (isExtended || isQueueLike(found));
};

const isOfLibrary = (name: string, { rules: { queues }, own }: View): boolean =>
  isPermittedQueue(name, queues, own) || queues.others.includes(name);

/** A class of the submission, other than the prescribed ones: boards may be kept. */
const inner = (name: string, { rules, classes }: View): ClassFacts | null =>
  name === rules.board || name === rules.solver ? null : (classes.get(name) ?? null);

/** Fields of a class and of those of the submission that it extends. */
const allFields = (start: ClassFacts, view: View): readonly FieldFacts[] => {
  let fields: readonly FieldFacts[] = [];
  const seen = new Set<string>();
  for (let owner: ClassFacts | null = start; owner !== null && !seen.has(owner.name);) {
    seen.add(owner.name);
    fields = fields.concat(instanceFields(owner));
    owner = owner.superclass === null ? null : inner(owner.superclass, view);
  }
  return fields;
};

/** The field by which objects of a class lead to others of the same class, perhaps by way of other classes. */
const linkOf = (type: ClassFacts, view: View): string | null =>
  allFields(type, view).find((field) => reaches(field, type.name, view))?.name ?? null;

/** One node with one link each to the next: a way through the tree, such as the solution, and not the tree. */
const isWay = (field: FieldFacts, type: ClassFacts, view: View): boolean =>
  [field, ...allFields(type, view).filter((link) => reaches(link, type.name, view))].every((link) =>
    isSingle(link, view),
  );

/** One object, perhaps of a generic class of the submission's own or in a box for one: no array, and no collection. */
const isSingle = ({ type, single }: FieldFacts, { classes }: View): boolean =>
  single ??
  (!type.includes('[') &&
    [...type.matchAll(/(?<![\w$.])([\w$.]+)\s*</gu)].every(
      (match) => boxes.has(simpleName(at(match, 1))) || isOwn(at(match, 1), classes),
    ));

const boxes: ReadonlySet<string> = new Set(['Optional', 'AtomicReference']);

const isOwn = (name: string, classes: View['classes']): boolean =>
  [...classes.keys()].some((own) => simpleName(own) === simpleName(name));

const reaches = ({ typeNames }: FieldFacts, target: string, view: View): boolean =>
  typeNames.some(
    (name) => name === target || remembered(view.reached, name, () => reachedFrom(name, view)).has(target),
  );

const reachedFrom = (start: string, view: View): ReadonlySet<string> => {
  const reached = new Set<string>();
  const followed = new Set<string>();
  const waiting = [start];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const type = inner(name, view);
    if (type === null || followed.has(name)) continue;
    followed.add(name);
    for (const further of instanceFields(type).flatMap(({ typeNames }) => typeNames)) {
      reached.add(further);
      waiting.push(further);
    }
    if (type.superclass !== null) waiting.push(type.superclass);
  }
  return reached;
};
