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

/** What is made when it is asked for first, and kept; what failed, or is not to be kept, is tried again the next time. */
export const onceMade = <Value>(
  make: () => Promise<Value>,
  isKept: (value: Value) => boolean = () => true,
): (() => Promise<Value>) => {
  let made: Promise<Value> | null = null;
  return () =>
    (made ??= make().then(
      (value) => {
        if (!isKept(value)) made = null;
        return value;
      },
      (error: unknown) => {
        made = null;
        throw error;
      },
    ));
};
