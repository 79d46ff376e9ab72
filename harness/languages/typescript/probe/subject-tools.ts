/**
 * What the agent does to a subject's objects is done by functions of the subject's own realm, made before any of its code
 * runs: an operation on a proxy, or a call of one, makes arrays and descriptors for its traps in the realm of the function
 * that it was begun with. And what the agent gives the subject goes out in functions of the subject's realm, which let
 * no error of another realm through.
 */

/**
 * As text, since it is evaluated in another realm than the one that holds it. A subject can change all of its realm: so
 * what is used is taken first, lists and descriptors have no prototype, and nothing is spread.
 */
export const SUBJECT_TOOLS = `(() => {
  'use strict';
  const { apply, construct, defineProperty, get, getOwnPropertyDescriptor, getPrototypeOf, ownKeys } = Reflect;
  const OwnObject = Object;
  const ownGlobals = globalThis;
  const OwnRangeError = RangeError;
  const OwnTypeError = TypeError;
  const { hasOwn, setPrototypeOf } = Object;
  const { isArray } = Array;
  const { isError } = Error;
  const { isPrototypeOf, toString: tagOf } = Object.prototype;
  const { bind } = Function.prototype;
  const ownErrors = Error.prototype;
  const textOfError = Error.prototype.toString;
  const { includes } = String.prototype;
  const OwnSymbol = Symbol;
  const { iterator } = Symbol;
  const { get: known, set: keep } = WeakMap.prototype;

  const newList = () => setPrototypeOf([], null);
  const setItem = (array, index, value) => {
    defineProperty(array, index, { __proto__: null, value, writable: true, enumerable: true, configurable: true });
  };
  const dataAt = (object, key) => {
    const property = getOwnPropertyDescriptor(object, key);
    return property !== undefined && hasOwn(property, 'value') ? property.value : undefined;
  };

  const isOwn = (thrown) => !isError(thrown) || apply(isPrototypeOf, ownErrors, [thrown]);
  const passable = (thrown) => (isOwn(thrown) ? thrown : new OwnRangeError('Maximum call stack size exceeded'));
  const guarded = (call) => (...given) => {
    try {
      return apply(call, undefined, given);
    } catch (thrown) {
      throw passable(thrown);
    }
  };

  const unusual = { __proto__: null, function: () => {}, symbol: OwnSymbol(), bigint: 3n, boolean: true };
  unusual.objectWithoutPrototype = { __proto__: null };

  const shells = new WeakMap();
  const shellOf = (object) => {
    const made = apply(known, shells, [object]);
    if (made !== undefined) return made;
    const shell = { __proto__: null };
    for (let up = object; getPrototypeOf(up) !== null; up = getPrototypeOf(up)) {
      const names = ownKeys(up);
      for (let i = 0; i < names.length; i += 1) {
        const method = dataAt(up, names[i]);
        if (typeof method === 'function' && names[i] !== 'constructor') shell[names[i]] ??= methodOf(object, method);
      }
    }
    apply(keep, shells, [object, shell]);
    return shell;
  };
  /** A search calls these a million times. */
  const methodOf = (object, method) => {
    const bound = apply(bind, method, [object]);
    return (a, b, c, d) => {
      try {
        return bound(a, b, c, d);
      } catch (thrown) {
        throw passable(thrown);
      }
    };
  };
  const giving = (call) => (...given) => {
    let result;
    try {
      result = apply(call, undefined, given);
    } catch (thrown) {
      throw passable(thrown);
    }
    for (let i = 0; i < given.length; i += 1) if (given[i] === result) return result;
    if (typeof result === 'function') return guarded(result);
    return typeof result === 'object' && result !== null ? shellOf(result) : result;
  };

  const readers = newList();
  const addReader = (reader) => {
    if (readers.length < 1_000) readers[readers.length] = reader;
  };

  /** The field that ranks highest so far. */
  let rankOf;
  let best;
  let top = -1;
  const see = (_, value) => {
    const rank = rankOf(value);
    if (rank <= top) return false;
    best = value;
    top = rank;
    return true;
  };
  /** Names under which it was found; after so many objects only these are looked at, where one has it. */
  const usual = newList();
  let newcomers = 100;
  const seeAll = (object) => {
    const names = ownKeys(object);
    for (let i = 0; i < names.length; i += 1)
      if (see(null, dataAt(object, names[i])) && !isUsual(names[i])) usual[usual.length] = names[i];
  };
  const isUsual = (name) => {
    for (let i = 0; i < usual.length; i += 1) if (usual[i] === name) return true;
    return false;
  };
  const seePrivate = (object) => {
    for (let i = 0; i < readers.length; i += 1) readers[i](object, see);
  };

  return {
    guarded,
    addReader,
    fieldWhere: (object, rank) => {
      rankOf = rank;
      top = -1;
      try {
        if (newcomers > 0) newcomers -= 1;
        else for (let i = 0; i < usual.length; i += 1) see(null, dataAt(object, usual[i]));
        if (top < 0) seeAll(object);
        seePrivate(object);
      } catch {}
      const found = best;
      best = undefined;
      return found;
    },
    get: (target, key) => get(OwnObject(target), key, target),
    dataAt,
    prototypeOf: (object) => getPrototypeOf(object),
    keys: (object) => setPrototypeOf(ownKeys(object), null),
    call: (method, target, args) => apply(method, target, args),
    construct: (type, args) => construct(type, args),
    setCell: (grid, row, column, value) => {
      const line = isArray(grid) ? get(grid, row) : undefined;
      if (isArray(line) && column < line.length) setItem(line, column, value);
    },
    walk: (target, beside, limit) => {
      const ahead = beside === null ? null : beside[iterator]();
      const items = newList();
      let truncated = false;
      // The engine would name the variable of this file.
      if (typeof target[iterator] !== 'function') throw new OwnTypeError(apply(tagOf, target, []) + ' is not iterable');
      if (ahead !== null) ahead.next();
      for (const item of target) {
        if (ahead !== null) ahead.next();
        truncated = items.length === limit;
        if (truncated) break;
        items[items.length] = item;
      }
      return { __proto__: null, items, truncated };
    },
    open: (target) => {
      const left = target[iterator]();
      left.next();
      return { __proto__: null, [iterator]: () => ({ __proto__: null, next: () => left.next() }) };
    },
    list: (items) => {
      const made = [];
      for (let i = 0; i < items.length; i += 1) setItem(made, i, items[i]);
      return made;
    },
    foreign: () => new (class Foreign { secret = 42; })(),
    unusual: (what) => unusual[what],
    textOf: (object) => {
      try {
        return object.toString();
      } catch {
        return null;
      }
    },
    likeness: (object) => {
      const name = dataAt(dataAt(getPrototypeOf(object), 'constructor'), 'name');
      const { [name]: Like } = { [name]: class {} };
      const like = new Like();
      for (let from = getPrototypeOf(object); getPrototypeOf(from) !== null; from = getPrototypeOf(from)) {
        const methods = ownKeys(from);
        for (let i = 0; i < methods.length; i += 1) {
          const method = dataAt(from, methods[i]);
          if (typeof method !== 'function' || methods[i] === 'constructor' || hasOwn(Like.prototype, methods[i])) continue;
          defineProperty(Like.prototype, methods[i], {
            __proto__: null, configurable: true, writable: true,
            value: (...given) => apply(method, object, given),
          });
        }
      }
      const names = ownKeys(object);
      // A symbol is the module's own: no other class has a field of that key.
      for (let i = 0; i < names.length; i += 1)
        if (typeof names[i] === 'string') setItem(like, names[i], dataAt(object, names[i]));
      return like;
    },
    /** Names and values in turns: own data properties, then #private fields. What can be read of an object that defends itself. */
    fieldsOf: (value) => {
      const found = newList();
      const see = (name, field) => {
        found[found.length] = name;
        found[found.length] = field;
      };
      try {
        const names = ownKeys(value);
        for (let i = 0; i < names.length; i += 1) {
          const property = getOwnPropertyDescriptor(value, names[i]);
          if (property !== undefined && hasOwn(property, 'value')) see(names[i], property.value);
        }
        for (let i = 0; i < readers.length; i += 1) readers[i](value, see);
      } catch {}
      return found;
    },
    newModule: (require) => {
      const exports = {};
      const required = guarded(require);
      return {
        __proto__: null,
        exports,
        module: { exports },
        require: (specifier) => required(typeof specifier === 'string' ? specifier : ''),
      };
    },
    /** A module of the agent's realm, for the instruments: what its functions give is given by functions of this realm. */
    shellOfModule: (exports) => {
      const shell = { __proto__: null };
      const names = ownKeys(exports);
      for (let i = 0; i < names.length; i += 1) {
        const value = exports[names[i]];
        shell[names[i]] = typeof value === 'function' ? giving(value) : value;
      }
      return shell;
    },
    /**
     * The text of a stack as the engine has it: no hook of the subject's is asked, or sees the frames. Those of the agent are
     * not in it, and those of the library are one, whatever it does: a comparison must not learn why it is made.
     */
    textOfStack: (globals, error, frames) => {
      let text;
      try {
        text = apply(textOfError, error, []);
      } catch {
        text = 'Error';
      }
      let shown = text;
      let isInside = false;
      let ofSubject = null;
      for (let i = 0; i < frames.length; i += 1) {
        const frame = apply(frames[i].toString, frames[i], []);
        if (apply(includes, frame, ['probe:realm:'])) ofSubject = shown;
        text += '\\n    at ' + frame;
        const isOurs = apply(includes, frame, ['probe:']);
        if (!isOurs) shown += '\\n    at ' + frame;
        else if (!isInside) shown += '\\n    at probe:instruments';
        isInside = isOurs;
      }
      return ofSubject ?? (globals === ownGlobals ? shown : text);
    },
  };
})()`;
