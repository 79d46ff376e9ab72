/** What came back from the subject, as observations. Nothing that a value does while it is looked at may escape. */
import type { Observation } from '../../../../contracts/protocol.ts';
import type { Room } from './room.ts';
import { touch } from './touch.ts';

export const MOST_NAME = 200;

/** The name of a value's class or type. Runs no code of the subject's, short of a proxy's traps. */
export const typeName = (value: unknown): string => {
  if (value === null) return 'null';
  if (typeof value !== 'object' && typeof value !== 'function') return typeof value;
  const unnamed = typeof value === 'function' ? 'Function' : 'Object';
  try {
    if (typeof value === 'function') return nameOf(value) ?? unnamed;
    for (let object: object | null = value; object !== null; object = touch.prototypeOf(object)) {
      const constructor = touch.dataAt(object, 'constructor');
      if (typeof constructor === 'function') return nameOf(constructor) ?? unnamed;
    }
  } catch {
    // A proxy that throws has no name.
  }
  return unnamed;
};

const nameOf = (callable: object): string | null => {
  const name = touch.dataAt(callable, 'name');
  return typeof name === 'string' && name !== '' ? name.slice(0, MOST_NAME) : null;
};

/** A primitive is observed as it is, as far as there is room for it; an object by its class. */
export const observe = (value: unknown, mostCharacters: number, room: Room): Observation => {
  if (value === null) return { kind: 'value', value: null, type: 'null' };
  switch (typeof value) {
    case 'undefined':
      return { kind: 'value', value: null, type: 'undefined' };
    case 'boolean':
      return { kind: 'value', value, type: 'boolean' };
    case 'number':
      return { kind: 'value', value: number(value), type: 'number' };
    case 'string':
      return text(value, mostCharacters, room);
    case 'bigint':
    case 'symbol':
      return { ...text(String(value), mostCharacters, room), type: typeof value };
    default:
      return { kind: 'object', type: room.take(typeName(value), MOST_NAME) };
  }
};

/** JSON has no form for some numbers; -0 is 0, as === has it. */
const number = (value: number): number | string => (Number.isFinite(value) ? value + 0 : String(value));

const text = (whole: string, most: number, room: Room): Extract<Observation, { kind: 'value' }> => {
  const value = room.take(whole, most);
  return { kind: 'value', value, type: 'string', ...(value.length < whole.length ? { cut: true } : {}) };
};

export const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';
