/** Names in the steps of a script: of classes and methods, of what earlier steps made, of fields of the row. */
import type { Argument, Step } from '../contracts/protocol.ts';

interface Use {
  readonly kind: 'class' | 'method' | 'handle' | 'list' | 'field';
  readonly name: string;
}

/** What a name may be; null where any may be: of methods when the API leaves them open, of fields when the rows are not known yet. */
export interface Known {
  readonly classes: readonly string[];
  readonly methods: readonly string[] | null;
  readonly fields: readonly string[] | null;
}

/** By handle, the step that made it. */
type Made = ReadonlyMap<string, Step['op']>;

export interface UnknownName extends Use {
  readonly known: readonly string[];
}

/** Names that nothing before them gives, in the order of the steps. What these make is added to `made`. */
export function* unknownNames(
  steps: readonly Step[],
  known: Known,
  made = new Map<string, Step['op']>(),
): Generator<UnknownName> {
  for (const step of steps) {
    for (const use of usesOf(step, made)) yield* unlessKnown(use, known, made);
    if (step.op === 'measure') yield* unknownInside(step, known, made);
    if ('as' in step && step.as !== undefined) made.set(step.as, step.op);
    if ('steps' in step) yield* unknownNames(step.steps, known, made);
  }
}

/** Handles of what is measured are not kept. */
function* unknownInside(
  { make, of }: Extract<Step, { op: 'measure' }>,
  known: Known,
  made: Made,
): Generator<UnknownName> {
  const inside = new Map(made);
  yield* unknownNames(make, known, inside);
  yield* unlessKnown(handle(of), known, inside);
}

const unlessKnown = (use: Use, { classes, methods, fields }: Known, made: Made): readonly UnknownName[] => {
  const handles = [...made.keys()];
  const list = handles.filter((name) => made.get(name) === 'iterate');
  const known = { class: classes, method: methods, handle: handles, list, field: fields }[use.kind];
  return known === null || known.includes(use.name) ? [] : [{ ...use, known }];
};

/** Fields of the row that these steps need. */
export const fieldsIn = (steps: readonly Step[]): readonly string[] =>
  [...unknownNames(steps, { classes: [], methods: null, fields: [] })]
    .filter(({ kind }) => kind === 'field')
    .map(({ name }) => name);

const handle = (name: string): Use => ({ kind: 'handle', name });

/** What calls gave may be of any class: only what was made by its constructor is one of the submission's for certain. */
const methodOn = (step: Extract<Step, { op: 'call' }>, made: Made): readonly Use[] =>
  made.get(step.on) === 'new' ? [{ kind: 'method', name: step.method }] : [];

/** Those of steps within it are left out. */
const usesOf = (step: Step, made: Made): readonly Use[] => {
  switch (step.op) {
    case 'new':
      return [{ kind: 'class', name: step.class }, ...step.args.flatMap(usesOfArgument)];
    case 'callStatic':
      return [
        { kind: 'class', name: step.class },
        { kind: 'method', name: step.method },
        ...step.args.flatMap(usesOfArgument),
      ];
    case 'call':
      return [handle(step.on), ...methodOn(step, made), ...step.args.flatMap(usesOfArgument)];
    case 'grid':
      return usesOfArgument(step.from);
    case 'setCell':
    case 'showGrid':
      return [handle(step.grid)];
    case 'iterate':
      return [step.on, step.beside].flatMap((name) => (name === undefined ? [] : [handle(name)]));
    case 'open':
      return [handle(step.on)];
    case 'each':
      return [{ kind: 'list', name: step.over }];
    case 'pick':
      return [{ kind: 'list', name: step.from }];
    case 'measure':
      return step.vary === undefined ? [] : [{ kind: 'field', name: step.vary }];
    case 'counters':
    case 'repeat':
      return [];
  }
};

const usesOfArgument = (argument: Argument): readonly Use[] => {
  if (argument.kind === 'row') return [{ kind: 'field', name: argument.field }];
  if (argument.kind === 'handle') return [handle(argument.name)];
  return argument.kind === 'textOf' || argument.kind === 'likeness' ? [handle(argument.of)] : [];
};
