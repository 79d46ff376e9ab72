/**
 * `structuredClone` as text for a subject's realm: Node has it, the language has not, and Node's own would give objects
 * of another realm. What is of none of these kinds is copied field by field, as a plain object.
 */
export const STRUCTURED_CLONE = `(() => {
  'use strict';
  const { isArray } = Array;
  const { isView } = ArrayBuffer;
  const { keys } = Object;
  const refuse = (value) => {
    const error = new Error(String(value) + ' could not be cloned.');
    error.name = 'DataCloneError';
    throw error;
  };
  const copyOfError = (error) => {
    const known = [EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError];
    const Kind = known.find((one) => one.name === error.name) ?? Error;
    return new Kind(error.message);
  };
  const empty = (value) => {
    if (isArray(value)) return new Array(value.length);
    if (value instanceof Map) return new Map();
    if (value instanceof Set) return new Set();
    if (value instanceof Date) return new Date(value);
    if (value instanceof RegExp) return new RegExp(value.source, value.flags);
    if (value instanceof Error) return copyOfError(value);
    if (value instanceof ArrayBuffer) return value.slice();
    if (value instanceof DataView) return new DataView(value.buffer.slice(), value.byteOffset, value.byteLength);
    if (isView(value)) return value.slice();
    if (value instanceof WeakMap || value instanceof WeakSet || value instanceof Promise) return refuse(value);
    return {};
  };
  const hasFields = (value) => isArray(value) || !(value instanceof Error || value instanceof ArrayBuffer || isView(value));
  const copy = (value, copies) => {
    if (typeof value === 'function' || typeof value === 'symbol') return refuse(value);
    if (typeof value !== 'object' || value === null) return value;
    const known = copies.get(value);
    if (known !== undefined) return known;
    const made = empty(value);
    copies.set(value, made);
    if (value instanceof Map) for (const [key, item] of [...value]) made.set(copy(key, copies), copy(item, copies));
    else if (value instanceof Set) for (const item of [...value]) made.add(copy(item, copies));
    else if (hasFields(value)) for (const key of keys(value)) made[key] = copy(value[key], copies);
    return made;
  };
  return (value) => copy(value, new Map());
})()`;
