/** Tells whether a subject left something in its realm that the next script could find there. */
import { isObject } from './values.ts';

interface Watched {
  readonly object: object;
  readonly keys: readonly (string | symbol)[];
  readonly properties: readonly (PropertyDescriptor | undefined)[];
}

export class Watchlist {
  readonly #watched: Watched[] = [];

  /** `globals` is the realm's global object before any code of the subject. */
  constructor(globals: object) {
    this.watch(globals);
    for (const name of Reflect.ownKeys(globals)) {
      const value = dataAt(globals, name);
      if (isObject(value) && value !== globals) this.#watchClass(value);
    }
  }

  /** From now on the values that a module exports are watched: its classes, what is in them, and their prototypes. */
  watchExports(exports: unknown): void {
    if (!isObject(exports)) return;
    this.#watchClass(exports);
    for (const name of Reflect.ownKeys(exports)) {
      const value = dataAt(exports, name);
      if (isObject(value)) this.#watchClass(value);
    }
  }

  /** Are all properties of what is watched as they were? */
  isUntouched(): boolean {
    try {
      return this.#watched.every(isAsBefore);
    } catch {
      // A proxy's trap.
      return false;
    }
  }

  watch(object: object): void {
    const keys = Reflect.ownKeys(object);
    const properties = keys.map((key) => Reflect.getOwnPropertyDescriptor(object, key));
    this.#watched.push({ object, keys, properties });
  }

  #watchClass(object: object): void {
    this.watch(object);
    const prototype = dataAt(object, 'prototype');
    if (isObject(prototype)) this.watch(prototype);
  }
}

const dataAt = (object: object, key: string | symbol): unknown =>
  Reflect.getOwnPropertyDescriptor(object, key)?.value as unknown;

const isAsBefore = ({ object, keys, properties }: Watched): boolean => {
  if (Reflect.ownKeys(object).length !== keys.length) return false;
  return keys.every((key, index) => {
    const before = properties[index];
    const now = Reflect.getOwnPropertyDescriptor(object, key);
    return (
      before !== undefined &&
      now !== undefined &&
      Object.is(before.value, now.value) &&
      before.get === now.get &&
      before.set === now.set
    );
  });
};
