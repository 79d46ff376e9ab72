/** An assignment as it is handed to the harness: `specs/` implements it, `harness/` knows no one in particular. */
import type { AssignmentCommand } from './command.ts';
import type { AssignmentSettings, SettingOption } from './assignment-settings.ts';
import type { Submission } from './submission.ts';
import type { LanguageFacts } from './language.ts';
import type { Prepared, PrepareOptions } from './prepare.ts';

/** A part of the assessment that the assignment brings, beside the harness's own: compilation, API and style. */
export interface AssignmentSection {
  /** A small letter, then letters, digits and hyphens: it is a key of `weights`, and a column of tables of submissions. */
  readonly id: string;
  /** Its heading in every format. */
  readonly title: string;
  /** The summary of a report counts it; no by default. */
  readonly inSummary?: boolean | undefined;
  /** A check of it that fails gives a person reason to look at the submission; no by default. */
  readonly review?: boolean | undefined;
}

/** What students begin with in a language: programs that compile and do nothing yet. */
export interface Starter {
  /** Absolute; in it @GRADER@ stands for what npm installs, as a word for a shell, and @GRADER_VERSION@ for its version. */
  readonly folder: string;
  /** Names of its files with code: what is in them makes no two submissions alike. */
  readonly code: readonly string[];
  /** Input files to try, by the folder they go to: absolute paths. */
  readonly inputs: Readonly<Record<string, readonly string[]>>;
}

export interface Assignment {
  readonly id: string;
  /** Id of the assignment that it extends, of the first where that one extends another: a command asks it as it asks that one. */
  readonly base?: string | undefined;
  /** The file that a course's own assignment was loaded from; errors name it. */
  readonly module?: string | undefined;
  readonly title: string;
  readonly languages: Readonly<Record<string, LanguageFacts>>;
  /** In the order of the report. */
  readonly sections: readonly AssignmentSection[];
  /** Official weights by section, in points, those of the harness's own included; sections without one are information. */
  readonly weights: Readonly<Record<string, number>>;
  /** Are there checks beyond those of its original assessment? Then a report says which set was asked; no by default. */
  readonly hasExtendedChecks?: boolean | undefined;
  /**
   * So many inputs of a random case are enough, as its proof shows: more kill no fault that these let pass. By default
   * every case has as many as its original.
   */
  readonly provedInputs?: number | undefined;
  /** What it lets a course set; nothing by default. */
  readonly settings?: AssignmentSettings | undefined;
  /**
   * How sure is it that a submission is one for this assignment, when nobody said so? The assignment with the highest
   * number is taken, the first of several equal ones. 0: no sign of it; 1: its classes are there; above: its marks.
   */
  recognise(submission: Pick<Submission, 'roots' | 'files'>): number;
  prepare(options: PrepareOptions): Promise<Prepared>;
  /** What students begin with, by language; nothing by default. */
  readonly starters?: Readonly<Record<string, Starter>> | undefined;
  /** Commands that it brings to the command line; none by default. */
  readonly commands?: readonly AssignmentCommand[] | undefined;
}

interface BroughtSettings extends Pick<AssignmentSettings, 'schema'> {
  readonly paths: readonly string[];
  readonly options: readonly SettingOption[];
  readonly forStaff: readonly string[];
}

/** What it lets a course set: empty where it brings nothing. */
export const broughtBy = ({ settings }: Pick<Assignment, 'settings'>): BroughtSettings => ({
  schema: settings?.schema ?? {},
  paths: settings?.paths ?? [],
  options: settings?.options ?? [],
  forStaff: settings?.forStaff ?? [],
});
