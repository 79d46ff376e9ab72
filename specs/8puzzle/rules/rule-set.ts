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
}

/** What submitted code may name beside its own classes and those of no package. */
export interface AllowedCode {
  /** As messages put it: `java.lang, java.util and algs4`. */
  readonly words: string;
  /** Packages without their subpackages: `java.util`. */
  readonly packages: readonly string[];
  /** Classes of other packages that allowed ones hand out; using them is no call of another library, making them is. */
  readonly handedOut: readonly string[];
  /** Modules that may be imported, in languages that have modules. */
  readonly modules: readonly string[];
}

export interface QueueRules {
  /** As messages put it: `MinPQ`. */
  readonly words: string;
  readonly permitted: readonly QueueClass[];
  /** Queues of libraries that look fit and are not permitted, as the runtime names them. */
  readonly others: readonly string[];
}

export interface QueueClass {
  /** As the runtime names it, `edu.princeton.cs.algs4.MinPQ`; in a module, the exported name. */
  readonly name: string;
  /** Null in a language without modules. */
  readonly module: string | null;
}

/** The last part of a name as the runtime has it. */
export const simpleName = (name: string): string =>
  name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);

/** Is this type one of the permitted queues, and no class of the submission that only has its name? */
export const isPermittedQueue = (name: string, { permitted }: QueueRules, own: ReadonlySet<string>): boolean =>
  !own.has(name) &&
  permitted.some((queue) => name === queue.name || (queue.module !== null && simpleName(name) === queue.name));
