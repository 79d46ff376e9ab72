/** What a report can be turned into. A format is one object in one file; `index.ts` lists them. */
import type { Explanation } from './check.ts';
import type { Report } from './report.ts';

/** What a course sets of formats. */
export interface FormatSettings {
  /** A test for each group of checks, or for each check. */
  readonly gradescope: 'grouped' | 'flat';
}

export const usualFormatSettings: FormatSettings = { gradescope: 'grouped' };

/** What a check is for, in words. */
export type CheckHelp = Pick<Explanation, 'measured' | 'why' | 'passing' | 'source'>;

/** What counts of a score in a class, for the student's page. The points of the steps add up to it. */
export interface Standing {
  readonly said: string;
  /** None where there is nothing to add up. */
  readonly steps: readonly { readonly what: string; readonly points: number }[];
}

export interface RenderOptions {
  /** Characters a line may have. */
  readonly width: number;
  readonly color: boolean;
  /** Also what passed, and every case of what did not. */
  readonly verbose: boolean;
  /** A file that holds what is left out here, to be named; null when there is none. */
  readonly details: string | null;
  /** What `grade explain` needs after the id of a check, with a space before each; nothing when left out. */
  readonly explainOptions?: string | undefined;
  /** Variables in which a platform tells who and what is graded; none when left out. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** The usual ones when left out. */
  readonly formats?: FormatSettings | undefined;
  /** By id of the check, for formats that say `explains`; none when left out. */
  readonly help?: ReadonlyMap<string, CheckHelp> | undefined;
  /** Told below the score where one is handed out to a student of a class; nothing when left out. */
  readonly standing?: Standing | undefined;
}

export interface Format {
  /** As in `--output json=report.json`. */
  readonly id: string;
  /** What it is for. */
  readonly title: string;
  /** Where a platform looks for the file, or what the file is called; left out when that is anybody's choice. */
  readonly place?: string;
  /** Pure: the same report and options give the same text. */
  render(report: Report, options: RenderOptions): string | Promise<string>;
  /** For a platform that reads two things at once, a file of its own and what a step prints. */
  readonly printed?: Printed;
  /** Tells what checks are for, and is given that. */
  readonly explains?: true;
}

/** `-` prints this; what `render` gives is then appended to the file that the variable names, when it is set. */
export interface Printed {
  readonly variable: string;
  /** Pure, too. */
  render(report: Report, options: RenderOptions): string;
}
