/** Scripts that call methods in random orders, and how their observations belong to the calls. */
import type { Observation, Step } from '../../../harness/contracts/protocol.ts';
import { at } from '../../../reference/puzzle/at.ts';
import type { Call } from '../judges/same-answers.ts';
import { seededOrders } from './seeded.ts';

export interface Method {
  readonly name: string;
  readonly perObject: boolean;
  /** The likely cause when its answer changes. */
  readonly hint: string;
  /** The calls on an object; `prefix` is unused before. All but nested steps leave one observation each. */
  steps(on: string, prefix: string): readonly Step[];
}

export interface RandomOrders {
  readonly steps: readonly Step[];
  /** Sorts the observations of `steps` by call. The constructions are in `made`. */
  read(observations: readonly Observation[]): {
    readonly made: readonly Observation[];
    readonly calls: readonly Call[];
  };
}

interface Planned {
  readonly object: number;
  readonly method: Method | null;
  readonly steps: readonly Step[];
}

/**
 * One object for each method. Object i has method i called first, then all methods twice in random order: every method
 * has once been the first call on a new object.
 */
export const randomOrders = (
  seed: number,
  methods: readonly Method[],
  make: (as: string) => readonly Step[],
): RandomOrders => {
  const orders = seededOrders(seed, methods, 2 * methods.length);
  const plan = methods.flatMap((method, object): Planned[] => {
    const on = `object${String(object)}`;
    const calls = [method, ...at(orders, 2 * object), ...at(orders, 2 * object + 1)];
    return [
      ...make(on).map((step) => ({ object, method: null, steps: [step] })),
      ...calls.map((called, index) => ({
        object,
        method: called,
        steps: called.steps(on, `o${String(object)}c${String(index)}`),
      })),
    ];
  });
  return { steps: plan.flatMap(({ steps }) => steps), read: (observations) => sorted(plan, observations) };
};

const sorted = (plan: readonly Planned[], observations: readonly Observation[]): ReturnType<RandomOrders['read']> => {
  const made: Observation[] = [];
  const calls: Call[] = [];
  let from = 0;
  for (const { object, method, steps } of plan) {
    const own = observations.slice(from, from + steps.length);
    from += steps.length;
    if (method === null) made.push(...own);
    else calls.push({ object, method: method.name, perObject: method.perObject, hint: method.hint, observations: own });
  }
  return { made, calls };
};
