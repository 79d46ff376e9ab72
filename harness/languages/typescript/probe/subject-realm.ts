/** The first code in each new realm of a subject. Its source is evaluated there; it sees nothing of the driver's. */

import { CONVERTED } from './conversions.ts';
import { STRUCTURED_CLONE } from './structured-clone.ts';
import { SUBJECT_TOOLS } from './subject-tools.ts';

/** As text, since it is evaluated in another realm than the one that holds it. */
export const SUBJECT_REALM = `(() => {
  'use strict';
  const { defineProperty, hasOwn } = Object;
  const { get, getOwnPropertyDescriptor, has, ownKeys } = Reflect;
  const { parse } = JSON;
  const OwnError = Error;
  const OwnProxy = Proxy;
  Error.stackTraceLimit = 1_024;
  for (const name of ['WebAssembly', 'SharedArrayBuffer', 'Atomics']) delete globalThis[name];
  // Holds any text, but not on the heap, so that nobody could weigh it. Other parts of Intl take it as a string as well.
  delete Intl.Locale;
  const hidden = { writable: true, configurable: true, enumerable: false };
  const structuredClone = ${STRUCTURED_CLONE};
  const tools = ${SUBJECT_TOOLS};
  defineProperty(globalThis, 'structuredClone', { value: structuredClone, ...hidden });
  return {
    ...tools,
    converted: ${CONVERTED},
    fresh: (json) => parse(json),
    absentModule: (message) =>
      new OwnProxy(function absent() {}, {
        get: (_, key) => {
          if (key === '__esModule') return true;
          throw new OwnError(message);
        },
      }),
    standIn: (exports, load) => {
      const rest = tools.guarded(load);
      const holderOf = (key) => (hasOwn(exports, key) ? exports : rest());
      return new OwnProxy(exports, {
        __proto__: null,
        get: (_, key) => get(holderOf(key), key),
        has: (_, key) => has(holderOf(key), key),
        ownKeys: () => [...ownKeys(exports), ...ownKeys(rest()).filter((key) => !hasOwn(exports, key))],
        getOwnPropertyDescriptor: (_, key) => {
          const property = getOwnPropertyDescriptor(holderOf(key), key);
          return property && (hasOwn(exports, key) ? property : { ...property, configurable: true });
        },
      });
    },
    setConsole: (tell) => {
      const console = {};
      const print = tools.guarded(tell);
      const streams = { log: 'out', info: 'out', debug: 'out', warn: 'err', error: 'err', trace: 'err' };
      for (const [name, stream] of Object.entries(streams)) console[name] = (...values) => print(stream, values);
      for (const name of ['table', 'dir']) console[name] = (value) => print('out', [value]);
      const silent = 'time timeEnd timeLog group groupCollapsed groupEnd assert count countReset clear';
      for (const name of silent.split(' ')) console[name] = () => {};
      defineProperty(globalThis, 'console', { value: console, ...hidden });
    },
  };
})()`;

/**
 * Evaluated in the agent's realm after its own code: freezes all that the language itself brings there, also what
 * only hangs on prototypes, so that a subject that gets hold of an object of that realm can change nothing.
 */
export const HARDEN = `(() => {
  'use strict';
  const seen = new Set();
  const queue = [
    globalThis,
    (function* () {}).constructor,
    (async () => {}).constructor,
    (async function* () {}).constructor,
    [][Symbol.iterator](),
    ''[Symbol.iterator](),
    new Map()[Symbol.iterator](),
    new Set()[Symbol.iterator](),
    ''.matchAll(/x/g),
    [].values().map((x) => x),
    Iterator.from({ next() {} }),
    Uint8Array,
  ];
  while (queue.length > 0) {
    const value = queue.pop();
    if (value === null || (typeof value !== 'object' && typeof value !== 'function') || seen.has(value)) continue;
    seen.add(value);
    queue.push(Object.getPrototypeOf(value));
    for (const property of Object.values(Object.getOwnPropertyDescriptors(value))) {
      queue.push(property.value, property.get, property.set);
    }
    if (value !== globalThis) Object.freeze(value);
  }
})()`;
