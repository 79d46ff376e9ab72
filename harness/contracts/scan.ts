/**
 * The scan: what submitted code uses, and what comes of that before anything is run. What is `allowed` is not mentioned;
 * `flagged` is graded, and a person is asked to look; `refused` is not run unless the course says so.
 */

export type ScanOutcome = 'allowed' | 'flagged' | 'refused';

/** `refuse`: what the scan refuses is not run. `flag`: it is graded and listed, where the sandbox is a second wall. */
export type ScanSetting = 'refuse' | 'flag';

/** Names with one outcome. Of several rules that cover a name, the most exact one holds. */
export interface ScanRule {
  readonly outcome: ScanOutcome;
  /**
   * `java.lang.System#exit` a member, every overload; `java.util.Timer#new` a constructor; `java.lang.Thread#class` that
   * the class is named and no more; `java.util.Timer` a class, its members and the classes in it; `java.util.*` the
   * classes of a package; `java.awt.**` those of its subpackages, too. Members may be given for any class of a package:
   * `java.**#getStackTrace`. A name with a member is more exact than one without, and one with the single text
   * or the last `false` that is written in the call, or with one overload's descriptor, is more exact still:
   * `java.lang.System#getProperty("line.separator")`, `java.**#printStackTrace(Ljava/io/PrintWriter;)V`.
   */
  readonly names: readonly string[];
  /** What is the matter: goes on behind the name, without a full stop. "starts a thread, which cannot be judged". */
  readonly why: () => string;
  /** A sentence: what to use instead. */
  readonly instead?: (() => string) | undefined;
}

export interface ScanFinding {
  readonly outcome: Exclude<ScanOutcome, 'allowed'>;
  /** As the student would write it: `Class.forName()`, `new Thread()`. */
  readonly what: string;
  /** Goes on behind `what`, without a full stop. */
  readonly why: string;
  readonly instead: string | null;
  readonly path: string;
  /** 1-based; 0 when unknown. */
  readonly line: number;
  readonly column: number;
}

/** `Class.forName() looks into classes by their names.` */
export const findingSentence = ({ what, why }: Pick<ScanFinding, 'what' | 'why'>): string => `${what} ${why}.`;
