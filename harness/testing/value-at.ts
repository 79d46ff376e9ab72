/** What stands at a path in parsed YAML. @throws {RangeError} when there is nothing */
export const valueAt = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inside, key) => {
    if (typeof inside === 'object' && inside !== null && Object.hasOwn(inside, key)) return Reflect.get(inside, key);
    throw new RangeError(`nothing at ${path.join('.')}`);
  }, value);
