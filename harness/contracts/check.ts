/** What an assignment gives the engine: checks, made of cases. */
import type { Arbitrary } from 'fast-check';
import type { CodeFacts } from './code-facts.ts';
import type { Capture, Observation, RowDatum, Script } from './protocol.ts';
import type { CheckResult, Grid, Table, Visibility } from './report.ts';
import type { Curve, Plot, Sequence, TraceComparison } from './shown.ts';

/** What a judge measured, by column of the table that shows it. Numbers in the column's unit. */
export type Measured = Readonly<Record<string, number | string | null>>;

/** What a case has to show beside its verdict. */
export interface Shown {
  /** Solutions side by side. */
  readonly sequences?: readonly Sequence[] | undefined;
  readonly searches?: readonly TraceComparison[] | undefined;
  readonly curves?: readonly Curve[] | undefined;
}

/** What a judge found in the observations of one row. Pure data: it goes into the report. */
export type Judgement =
  | { readonly passed: true; readonly measured?: Measured | undefined; readonly shown?: Shown | undefined }
  | {
      readonly passed: false;
      readonly measured?: Measured | undefined;
      readonly shown?: Shown | undefined;
      /** One sentence: what was called on what, and what was wrong. */
      readonly message: string;
      readonly expected: string;
      readonly actual: string;
      /** The likely cause, and where to look. */
      readonly hint?: string | undefined;
      /** Two or so lines in the student's language that show the failure. */
      readonly reproduction?: readonly string[] | undefined;
      /** Grids to draw side by side. */
      readonly grids?: readonly Grid[] | undefined;
    };

interface CaseBase {
  /** Unique within the check: `input04.txt`, `random 3-by-3`. */
  readonly name: string;
}

/** What the subject printed during a script. */
export interface Prints {
  readonly out: Capture;
  readonly err: Capture;
}

/** A case whose inputs are fixed: one script, judged as a whole. */
export interface FixedCase extends CaseBase {
  readonly kind: 'fixed';
  readonly script: Script;
  /** A script that the same subject runs right after, to compare with: what it showed is handed to the judge. */
  readonly comparisonScript?: Script | undefined;
  /** It is run right before instead: where that differs from case to case, a program that remembers learns nothing by it. */
  readonly comparesFirst?: boolean | undefined;
  /** The case only compares: when its script does not come to its end, it is skipped, since other checks tell that. */
  readonly comparesOnly?: boolean | undefined;
  /**
   * Its first step may end the program with code 0, as `main()` may when it is done: what was printed by then is judged,
   * without observations. With another code it may where the case does not apply.
   */
  readonly mayExit?: boolean | undefined;
  /**
   * `beside`: the rows of that script; empty when there is none or when it did not come to its end. `unfinished`: those that it
   * had finished when the program itself ended it; null when it came to its end, or something else ended it.
   */
  judge(
    rows: readonly (readonly Observation[])[],
    prints: Prints,
    beside: readonly (readonly Observation[])[],
    unfinished?: readonly (readonly Observation[])[] | null,
  ): Judgement;
  /** Why it does not apply to this program, which is then not judged: what may be left out is not there. */
  inapplicable?(rows: readonly (readonly Observation[])[], prints: Prints): string | null;
  /** Lines that reproduce the case when it did not come to an end. */
  readonly reproduction: readonly string[];
  /** The same for the row at which the script ended, where rows differ. */
  reproduceRow?(row: number): readonly string[];
  /** Judges a row by itself, where the first row that fails is what is told. */
  judgeRow?(row: number, observations: readonly Observation[]): Judgement;
  readonly sharedScript?: SharedScript | undefined;
}

/**
 * A longer script that answers several cases at once, equal in all of them, and run once for all. When it does not come
 * to its end, each of the cases runs its own script after all, so that every case still stands alone.
 */
export interface SharedScript {
  readonly script: Script;
  /** What the case's own script would have observed. */
  pick(rows: readonly (readonly Observation[])[]): readonly (readonly Observation[])[];
}

/** A case over random inputs: many rows in one script, each judged alone; the first failure is shrunk. */
export interface RandomCase<T = unknown> extends CaseBase {
  readonly kind: 'random';
  /** How many inputs, unless fewer are wanted, and what they are called: `grids`. The name is without them. */
  readonly count: number;
  readonly inputs: string;
  readonly arbitrary: Arbitrary<T>;
  row(input: T): Record<string, RowDatum>;
  readonly script: Omit<Script, 'rows'>;
  judgeRow(input: T, observations: readonly Observation[]): Judgement;
  reproduce(input: T): readonly string[];
  /** Given what calls functions of the case for many inputs: those of a course are guarded together, which costs less. */
  together?<Given>(calls: () => Given): Given;
}

/**
 * Rows of growing difficulty that one warm process answers one after another, each with its own limits and with its CPU
 * time measured. After a row that ends the process the series goes on with the next row in another process, until
 * `maxCrashes` rows have done so; the rest is then not run.
 */
export interface Series {
  /** Paced: one row for each name. */
  readonly script: Script;
  readonly names: readonly string[];
  /** Limits of each row: twice what is allowed, since a row after one that took too long gets half. */
  readonly cpuMs: number;
  readonly wallMs: number;
  readonly maxCrashes: number;
  /** Each row is harder than the one before: after a row that took too much, no other is run. */
  readonly isAscending?: boolean;
  /**
   * Rows that are beside the others: harder than those after them, run under another condition. That a program does not finish one of
   * them says nothing of the others.
   */
  readonly beside?: readonly number[];
  /**
   * Does this row show more than any right program needs? What comes after it gets only what is allowed, since twice as much is there
   * to count what a slow program does. The first row is then run by itself.
   */
  isExcessive?(row: MeasuredRow, index: number): boolean;
  /** Is this row to be measured once more before it fails? The run that cost less then counts. */
  shouldRemeasure?(row: MeasuredRow, index: number): boolean;
  /** What a run cost, in any unit; without it, its CPU time. */
  costOf?(row: MeasuredRow): number;
  readonly spare?: SpareRows;
  /**
   * What each row asks of the program, in the same words wherever another series asks the same; empty for what none does. What
   * took too much in one of them, or is harder than what did, is run in no other that begins later and allows no more.
   */
  readonly asks?: readonly string[];
}

/** Rows that are run only if those before them have all finished and leave a question open, or if one of them has not finished. */
export interface SpareRows {
  /** Before which rows it is asked whether they are needed, and all after them; ascending. */
  readonly stops: readonly number[];
  isNeeded(rows: readonly MeasuredRow[]): boolean;
}

export interface MeasuredRow {
  readonly observations: readonly Observation[];
  /** CPU milliseconds of the subject's own thread, as the host saw it; null where it cannot be seen. */
  readonly cpuMs: number | null;
  /** How often the row was measured. */
  readonly runs: number;
}

/** A case that one row, or all rows, of a series answer. A series is run once, for all of its cases. */
export interface SeriesCase extends CaseBase {
  readonly kind: 'series';
  readonly series: Series;
  /** Indices of the rows that the case needs; when one of them was not finished, the case is not either. Spared rows are left out. */
  readonly rows: readonly number[];
  judge(rows: readonly MeasuredRow[]): Judgement;
  /** Judges where rows were not finished, too, with null for each; without it the case then has the verdict of its end. */
  judgeUnfinished?(rows: readonly (MeasuredRow | null)[]): Judgement;
  readonly reproduction: readonly string[];
}

/** A case about the submitted code itself; nothing of it is run. */
export interface StaticCase extends CaseBase {
  readonly kind: 'static';
  inspect(code: CodeFacts): readonly StaticFinding[];
}

/** Why a rule is broken, and where. */
export interface StaticFinding {
  readonly path: string;
  /** 1-based; 0 when unknown. */
  readonly line: number;
  /** One sentence: what is there, and why that is not allowed. */
  readonly message: string;
  readonly hint?: string | undefined;
}

/** A case that cannot be judged, with the reason, for example an input file that the course does not have. */
export interface SkippedCase extends CaseBase {
  readonly kind: 'skipped';
  readonly reason: string;
}

export type Case = FixedCase | RandomCase | SeriesCase | StaticCase | SkippedCase;

/** What a check is for, in words, with the numbers that apply. */
export interface Explanation {
  readonly measured: string;
  /** The reason why a course asks this, and what usually goes wrong. */
  readonly why: string;
  /** The rule, and the limit. */
  readonly passing: string;
  /** Where the rule comes from. */
  readonly source: string;
  /** In place of what the cases tell of their inputs. */
  readonly inputs?: string | undefined;
}

export interface Check {
  /** Permanent: `stack-1a`, `path-10c`, `queue-input04-counts`. */
  readonly id: string;
  /** Id of the section that counts it. */
  readonly section: string;
  /** A part of the section that the summary shows by itself: `Stack`, `Path`, `Queue`. */
  readonly group: string;
  readonly title: string;
  /** What it is for, why, and when it passes: `grade explain` tells it. */
  readonly explanation: Explanation;
  /** Classes of the submission that must be there; without one of them the check is skipped. */
  readonly needs: readonly string[];
  readonly cases: readonly Case[];
  /** One sentence or two: the usual cause when the program of such a case does not come to its end, in time or in its memory. */
  readonly usualCauseOfTimeout?: string | undefined;
  /** From when on students see the check, and what it asks and finds; always by default. The course sets it. */
  readonly visibility?: Visibility | undefined;
  readonly details?: Visibility | undefined;
}

/** A pass that is not believed in the light of other results: it becomes a failure. */
export interface RevokedPass {
  /** Ids of checks; `*` at the end of one stands for any ending. */
  readonly checks: readonly string[];
  /** Name of the case; null for every case of these checks. */
  readonly case: string | null;
  /** One sentence: what was found, and why the pass does not count. */
  readonly message: string;
  readonly hint: string;
  /** Id of the check that found it. */
  readonly revokedBy: string;
}

/** The plots of a report, from its results and tables as they are shown. Pure. */
export type PlotSpec = (checks: readonly CheckResult[], tables: readonly Table[]) => readonly Plot[];

/** A table of the report: one row for each of the checks, in order, from what their judges measured. */
export interface TableSpec {
  readonly id: string;
  readonly title: string;
  readonly section: string;
  /** Heading of the first column, the name of each row: `n`, `input`. */
  readonly rowTitle: string;
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
  /** Sentences below the table, from all rows that were measured, in order. */
  remarks?(rows: readonly Measured[]): readonly string[];
}

export interface TableRow {
  readonly name: string;
  /** Id of the check that measured it; the row is left out when it was not asked. */
  readonly check: string;
  /** The case that measured it; without a name the first that measured something. */
  readonly case?: string | undefined;
}

export interface Column {
  /** Key in `Measured`. */
  readonly id: string;
  readonly title: string;
  readonly unit: 'bytes' | 'seconds' | 'microseconds' | 'count' | 'ratio' | 'text';
  /** Left out where there are no more than 80 columns. */
  readonly detail?: boolean | undefined;
}
