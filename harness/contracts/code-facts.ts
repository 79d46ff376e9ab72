/** What submitted code consists of, in the terms that rules on code speak in: the same for every language. */

export interface CodeFacts {
  readonly classes: readonly ClassFacts[];
  /** What is imported or exported beside classes: module-level state (TypeScript). */
  readonly modules: readonly ModuleFacts[];
}

/** A class, interface, enum or record of the submission; nested and anonymous ones too. */
export interface ClassFacts {
  /** As its runtime names it: `Path`, `Path$Node`. */
  readonly name: string;
  /** The submitted class that it is part of: `Path`. */
  readonly outermost: string;
  readonly path: string;
  /** 1-based; 0 when unknown. */
  readonly line: number;
  readonly visible: boolean;
  readonly superclass: string | null;
  readonly interfaces: readonly string[];
  readonly fields: readonly FieldFacts[];
  readonly methods: readonly MethodFacts[];
  /** Classes and members of others that its code names, each place once. */
  readonly references: readonly Reference[];
}

export interface FieldFacts {
  readonly name: string;
  /** In the language's own notation, type arguments included: `MinPQ<Node>`, `int[][]`. */
  readonly type: string;
  /** Every class that the type names, type arguments included, as the runtime names it: `java.util.PriorityQueue`. */
  readonly typeNames: readonly string[];
  /** Does it hold one object, and no array or collection? Absent: what is written as its type tells it. */
  readonly single?: boolean | undefined;
  readonly static: boolean;
  /** Can it never be assigned again? */
  readonly final: boolean;
  readonly visible: boolean;
  readonly line: number;
  /** Where a static field, or what it holds, is changed first after its class was initialized; absent: nowhere seen. */
  readonly changed?: { readonly path: string; readonly line: number } | undefined;
  /** May what a static field holds be changed by another name, where nobody sees it? */
  readonly escapes?: boolean | undefined;
}

export interface MethodFacts {
  readonly name: string;
  readonly static: boolean;
  readonly visible: boolean;
  readonly line: number;
}

export interface Reference {
  /** The class as the runtime names it: `java.util.PriorityQueue`; for a module of TypeScript its name. */
  readonly to: string;
  /** `insert`, `<init>` for a constructor; null when only the class is named. */
  readonly member: string | null;
  readonly line: number;
}

/** A file of a language that has modules. */
export interface ModuleFacts {
  readonly path: string;
  readonly imports: readonly { readonly from: string; readonly names: readonly string[]; readonly line: number }[];
  /** Variables of the module, outside of classes and functions. */
  readonly variables: readonly {
    readonly name: string;
    readonly exported: boolean;
    /** `let` or `var`, or a constant that holds something that can be changed. */
    readonly mutable: boolean;
    /** Every class that its type names, as those of a field. */
    readonly typeNames: readonly string[];
    readonly line: number;
  }[];
}
