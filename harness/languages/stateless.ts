/** Can code keep anything from one script to the next? What it keeps in objects goes with them. */
import type { ClassFacts, CodeFacts, FieldFacts } from '../contracts/code-facts.ts';

/**
 * True when no static field and no variable of a module changes after it was set, neither itself nor what it holds, as
 * far as the code shows. When in doubt, false: then each script gets classes of its own.
 */
export const isStateless = ({ classes, modules }: CodeFacts): boolean => {
  const own = new Map(classes.map((one) => [one.name, one]));
  const statics = classes.flatMap(({ fields }) => fields.filter((field) => field.static));
  const variables = modules.flatMap((module) => module.variables);
  return (
    statics.every(
      (field) => field.changed === undefined && field.escapes !== true && isConstant(field.typeNames, own),
    ) && variables.every((variable) => !variable.mutable && isConstant(variable.typeNames, own))
  );
};

/**
 * Of an object of an own class its fields tell; of a library's, that it cannot be changed, or is an order of others.
 * Arrays have no name: that nothing changes them, by whatever name, has been seen.
 */
const isConstant = (names: readonly string[], own: ReadonlyMap<string, ClassFacts>): boolean =>
  names.slice(0, 1).some((name) => order.test(name) && !own.has(name)) ||
  names.every((name) => {
    const type = own.get(name);
    return type === undefined ? unchangeable.has(name) : type.fields.every(isFixed);
  });

/** Java's Comparator, or that of a module such as the course's library. What they compare is not held. */
const order = /^(?:java\.util|[\w-]+)\.Comparator$/u;

const unchangeable: ReadonlySet<string> = new Set(
  ['Boolean', 'Byte', 'Character', 'Double', 'Float', 'Integer', 'Long', 'Short', 'String'].map(
    (name) => `java.lang.${name}`,
  ),
);

const isFixed = (field: FieldFacts): boolean => field.static || (field.final && field.typeNames.length === 0);
