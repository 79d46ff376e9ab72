interface Known<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** The value that is kept for a key, made when it is asked for first. */
export const remembered = <Key, Value>(known: Known<Key, Value>, key: Key, make: (key: Key) => Value): Value => {
  const value = known.get(key) ?? make(key);
  known.set(key, value);
  return value;
};
