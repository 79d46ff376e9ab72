/** Names in the steps of a script: of classes, of what earlier steps made, of fields of the row. */
import type { Argument, Step } from '../contracts/protocol.ts';

interface Use {
  readonly kind: 'class' | 'handle' | 'field';
  readonly name: string;
}

/** What a name may be; of fields, null where the rows are not known yet. */
interface Known {
  readonly classes: readonly string[];
  readonly fields: readonly string[] | null;
}

export interface UnknownName extends Use {
  readonly known: readonly string[];
}

/** Names that nothing before them gives, in the order of the steps. What these make is added to `made`. */
export function* unknownNames(steps: readonly Step[], known: Known, made = new Set<string>()): Generator<UnknownName> {
  for (const step of steps) {
    for (const use of usesOf(step)) yield* unlessKnown(use, known, made);
    if (step.op === 'measure') yield* unknownInside(step, known, made);
    if ('as' in step && step.as !== undefined) made.add(step.as);
    if ('steps' in step) yield* unknownNames(step.steps, known, made);
  }
}

/** Handles of what is measured are not kept. */
function* unknownInside(
  { make, of }: Extract<Step, { op: 'measure' }>,
  known: Known,
  made: ReadonlySet<string>,
): Generator<UnknownName> {
  const inside = new Set(made);
  yield* unknownNames(make, known, inside);
  yield* unlessKnown(handle(of), known, inside);
}

const unlessKnown = (use: Use, { classes, fields }: Known, made: ReadonlySet<string>): readonly UnknownName[] => {
  const known = { class: classes, handle: [...made], field: fields }[use.kind];
  return known === null || known.includes(use.name) ? [] : [{ ...use, known }];
};

/** Fields of the row that these steps need. */
export const fieldsIn = (steps: readonly Step[]): readonly string[] =>
  [...unknownNames(steps, { classes: [], fields: [] })].filter(({ kind }) => kind === 'field').map(({ name }) => name);

const handle = (name: string): Use => ({ kind: 'handle', name });

/** Those of steps within it are left out. */
const usesOf = (step: Step): readonly Use[] => {
  switch (step.op) {
    case 'new':
    case 'callStatic':
      return [{ kind: 'class', name: step.class }, ...step.args.flatMap(usesOfArgument)];
    case 'call':
      return [handle(step.on), ...step.args.flatMap(usesOfArgument)];
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
      return [handle(step.over)];
    case 'pick':
      return [handle(step.from)];
    case 'measure':
      return step.vary === undefined ? [] : [{ kind: 'field', name: step.vary }];
    case 'counters':
    case 'repeat':
      return [];
  }
};

const usesOfArgument = (argument: Argument): readonly Use[] => {
  switch (argument.kind) {
    case 'row':
      return [{ kind: 'field', name: argument.field }];
    case 'handle':
      return [handle(argument.name)];
    case 'textOf':
    case 'likeness':
      return [handle(argument.of)];
    default:
      return [];
  }
};
