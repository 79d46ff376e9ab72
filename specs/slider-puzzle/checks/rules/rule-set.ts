/** What an edition of the assignment permits in code: data that the rules are applied with. */

export interface RuleSet {
  /** Class whose objects are states of the puzzle, and the one that searches. */
  readonly board: string;
  readonly solver: string;
  /** Classes whose API the assignment prescribes. */
  readonly prescribed: readonly string[];
  readonly allowed: AllowedCode;
  readonly queues: QueueRules;
  /** Classes that other files of a submission use must be visible in this language: they are no findings. */
  readonly helpersAreVisible: boolean;
  /** The keyword of fields that cannot be assigned again. */
  readonly constantWord: string;
}

/** What submitted code may name besides its own classes and those of no package. */
export interface AllowedCode {
  /** As messages put it: `java.lang, java.util and algs4`. */
  readonly words: string;
  /** Packages without their subpackages, `java.util`; null in a language that has modules instead. */
  readonly packages: readonly string[] | null;
  /**
   * Classes of other packages that allowed ones hand out or are; using them does not call another library, making them does.
   */
  readonly handedOut: readonly string[];
  /** Modules that may be imported, in languages that have modules. */
  readonly modules: readonly string[];
}

export interface QueueRules {
  /** As messages put it: `MinPQ`. */
  readonly words: string;
  /** As the runtime names them, `edu.princeton.cs.algs4.MinPQ`; of a module, with its name: `algs4.MinPQ`. */
  readonly permitted: readonly string[];
  /** Queues of libraries that look fit and are not permitted. */
  readonly others: readonly string[];
}

/** The last part of a name as the runtime has it. */
export const simpleName = (name: string): string =>
  name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);

/** Is this one of the permitted queues, and not a class of the submission that only has its name? */
export const isPermittedQueue = (name: string, { permitted }: QueueRules, own: ReadonlySet<string>): boolean =>
  permitted.includes(name) && !own.has(name);
