/** Can code keep anything from one script to the next? What it keeps in objects goes with them. */
import type { ClassFacts, CodeFacts, FieldFacts } from './code-facts.ts';

/**
 * True when no static field and no variable of a module changes after it was set, neither itself nor what it holds, as
 * far as the code shows. When in doubt, false: then each script gets classes of its own.
 */
export const isStateless = ({ classes, modules }: CodeFacts): boolean => {
  const own = new Map(classes.map((one) => [one.name, one]));
  const statics = classes.flatMap(({ fields }) => fields.filter((field) => field.static));
  return (
    statics.every((field) => field.changed === undefined && field.typeNames.every((name) => isConstant(name, own))) &&
    modules.every(({ variables }) => variables.every(({ mutable }) => !mutable))
  );
};

/** Of a type of the library nothing is known but that it was not seen to change; of an own one, its fields tell. */
const isConstant = (name: string, own: ReadonlyMap<string, ClassFacts>): boolean => {
  const type = own.get(name);
  return type === undefined ? name !== 'java.lang.Object' : type.fields.every(isFixed);
};

const isFixed = (field: FieldFacts): boolean => field.static || (field.final && field.typeNames.length === 0);
