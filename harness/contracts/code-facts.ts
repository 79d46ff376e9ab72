/** What submitted code consists of, in the terms that rules on code speak in: the same for every language. */
import { z } from 'zod';

const text = z.string().max(1_000);
const path = z.string();
/** 1-based; 0 when unknown. */
const line = z.int().nonnegative();

const fieldFacts = z.strictObject({
  name: text,
  /** In the language's own notation, type arguments included: `MinPQ<Node>`, `int[][]`. */
  type: text,
  /** Every class that the type names, type arguments included, as the runtime names it: `java.util.PriorityQueue`. */
  typeNames: z.array(text).readonly(),
  /** Does it hold one object, and no array or collection? Absent: what is written as its type tells it. */
  single: z.boolean().optional(),
  static: z.boolean(),
  /** Can it never be assigned again? */
  final: z.boolean(),
  visible: z.boolean(),
  line,
  /** Where a static field, or what it holds, is changed first after its class was initialized; absent: nowhere seen. */
  changed: z.strictObject({ path, line }).optional(),
  /** May what a static field holds be changed by another name, where nobody sees it? */
  escapes: z.boolean().optional(),
});
export type FieldFacts = z.infer<typeof fieldFacts>;

const methodFacts = z.strictObject({ name: text, static: z.boolean(), visible: z.boolean(), line });
export type MethodFacts = z.infer<typeof methodFacts>;

const reference = z.strictObject({
  /** The class as the runtime names it: `java.util.PriorityQueue`; for a module of TypeScript its name. */
  to: text,
  /** `insert`, `<init>` for a constructor; null when only the class is named. */
  member: text.nullable(),
  line,
});
export type Reference = z.infer<typeof reference>;

/** A class, interface, enum or record of the submission; nested and anonymous ones too. */
const classFacts = z.strictObject({
  /** As its runtime names it: `Path`, `Path$Node`. */
  name: text,
  /** The submitted class that it is part of: `Path`. */
  outermost: text,
  path,
  line,
  visible: z.boolean(),
  superclass: text.nullable(),
  interfaces: z.array(text).readonly(),
  fields: z.array(fieldFacts).readonly(),
  methods: z.array(methodFacts).readonly(),
  /** Classes and members of others that its code names, each place once. */
  references: z.array(reference).readonly(),
});
export type ClassFacts = z.infer<typeof classFacts>;

/** A file of a language that has modules. */
const moduleFacts = z.strictObject({
  path,
  imports: z.array(z.strictObject({ from: text, names: z.array(text).readonly(), line })).readonly(),
  /** Variables of the module, outside of classes and functions. */
  variables: z
    .array(
      z.strictObject({
        name: text,
        exported: z.boolean(),
        /** `let` or `var`, or a constant that holds something that can be changed. */
        mutable: z.boolean(),
        /** Every class that its type names, as those of a field. */
        typeNames: z.array(text).readonly(),
        line,
      }),
    )
    .readonly(),
});
export type ModuleFacts = z.infer<typeof moduleFacts>;

export const codeFacts = z.strictObject({
  classes: z.array(classFacts).readonly(),
  /** What is imported or exported beside classes: module-level state (TypeScript). */
  modules: z.array(moduleFacts).readonly(),
});
export type CodeFacts = z.infer<typeof codeFacts>;
