/** A class: many submissions, from a learning platform's bundle to its gradebook. Every command for classes is one of its methods. */
import { settingsDigest } from '../api/fingerprint.ts';
import { graderFor, type Grader } from '../api/grader.ts';
import type { OpenOptions } from '../api/open-grader.ts';
import { render } from '../api/render.ts';
import { classOpening, findSettings, requirePath } from '../api/require-options.ts';
import { resolveSettings } from '../config/resolve.ts';
import { checkHelp } from '../explain/help.ts';
import { type ClassFolder, readClass } from './class-folder.ts';
import type { Bench } from './bench.ts';
import { type Held, holder } from './held-class.ts';
import { type BundleOptions, gradeBundle } from './grade-bundle.ts';
import { type Filled, fillGradebook, type FillOptions } from './gradebook/fill.ts';
import { type Feedback, feedbackOf, type FeedbackKind } from './class-feedback.ts';
import { inLocale } from '../messages/in-locale.ts';
import { starterCode } from '../kits/starter.ts';
import { mergeClasses } from './merge.ts';
import { type ClassPolicy, usualPolicy } from '../config/class-policy.ts';
import type { Collected, CollectOptions } from './queue/collect.ts';
import type { Put, PutOptions } from './queue/put-bundle.ts';
import { readGiven } from './read-given.ts';
import { requireMethodOptions } from './require-options.ts';
import { applyRegrade, previewRegrade, readWhole, type Regrade } from './regrade.ts';
import type { MakePage } from './store/attempt-store.ts';
import type { ClassFile } from './store/class-file.ts';
import { factsOf } from './summarise.ts';
import { remembered } from '../text/remembered.ts';
import { type SimilarOptions, similarIn } from './class-similarity.ts';
import type { SimilarityFile } from './similarity/similarity-file.ts';
import { type ClassProblem, verifyClass } from './verify.ts';

export interface ClassOptions extends OpenOptions {
  /** Where everything of the class is kept; made if it does not exist. */
  readonly folder: string;
  /** Gradings at once; by default one for each core, as far as the memory allows. */
  readonly parallel?: number | undefined;
}

/** One process at a time may change a class. */
export interface Class {
  /** What the settings say of attempts, lateness and adjustments. */
  readonly policy: ClassPolicy;
  /**
   * Grades a bundle, and what is graded already not again.
   * @throws {GraderError} for a bundle or roster that cannot be read, and for what this machine lacks
   * @throws the reason of `signal`, or an AbortError when the class is closed, with all that was graded until then stored and summed up
   */
  grade(bundle: string, options?: BundleOptions): Promise<ClassFile>;
  /** class.json as it is stored. @throws {GraderError} when there is none */
  read(): Promise<ClassFile>;
  /** What the scores would be by these settings. Nothing is run and nothing written. */
  preview(): Promise<Regrade>;
  /**
   * Makes them so: reports are scored and marked anew, pages and grades written again.
   * @throws the reason of `signal`, between two reports: the next call goes on there
   */
  apply(signal?: AbortSignal): Promise<ClassFile>;
  /** The scores in a gradebook that was downloaded from the platform. Nothing is written. @throws {GraderError} */
  fill(gradebook: string, options?: FillOptions): Promise<Filled>;
  /** The students' pages as one archive, as of now, each with what counts of its score. Nothing is written. */
  feedback(kind: FeedbackKind): Promise<Feedback>;
  /**
   * Which submissions have much code in common, for people to look at: similarity-<language>.json, and pages for staff in
   * the folder. It changes no score.
   */
  similar(options?: SimilarOptions): Promise<readonly SimilarityFile[]>;
  /** Everything that is not as the log says; empty when all is. */
  verify(): Promise<readonly ClassProblem[]>;
  /** Makes the scores, grades.csv, the index and the page again, from who is in class.json and the stored reports. */
  index(): Promise<ClassFile>;
  /** Takes over what other machines have graded of the same bundle. @throws {GraderError} when they differ in more */
  merge(folders: readonly string[]): Promise<ClassFile>;
  /**
   * Puts the gradings of a bundle into a database, for workers on any machine, and takes the reports out again:
   *
   * ```ts
   * await opened.put('./submissions.zip', { database });
   * await work({ database, untilEmpty: true }); // here, or wherever the database can be reached
   * const { file } = await opened.collect({ database, wait: true });
   * ```
   * @throws {GraderError} for what `grade` does, and for whatever the database lacks or refuses
   */
  put(bundle: string, options: PutOptions): Promise<Put>;
  collect(options: CollectOptions): Promise<Collected>;
  /** Ends what runs, and lets others change the class. A closed class is changed no more. */
  close(): Promise<void>;
}

/** @throws {GraderError} for everything that is wrong with the configuration, and when another process works on the class */
export const openClass = async (options: ClassOptions): Promise<Class> => {
  const loaded = await findSettings(options, classOpening);
  const { assignments, config: _, locale, warm, folder, parallel, ...flags } = options;
  const resolved = resolveSettings(flags, loaded, assignments);
  const { class: policy = usualPolicy, formats, words } = loaded.config;
  const shared = { locale: locale ?? loaded.locale, warm };
  const alone = graderFor(resolved, shared);
  const beside = graderFor({ ...resolved, settings: { ...resolved.settings, jobs: 1 } }, shared);
  const bench: Bench = { graders: { alone, beside }, policy, parallel, page: pageBy(alone) };
  const held = holder(folder, await settingsDigest(resolved, { policy, formats, words }));
  /** Who has nothing graded has nothing to change: no folder is made. */
  const changingGraded = async <T>(work: (opened: ClassFolder) => Promise<T>): Promise<T> => {
    held.requireOpen();
    return readClass(folder).then(() => held.change(work));
  };
  return {
    policy,
    ...reading(folder, bench),
    ...byDatabase(folder, bench, held),
    grade: async (bundle, given = {}) => {
      requirePath(bundle, 'a bundle');
      requireMethodOptions('grade', given);
      held.requireOpen();
      const signal = AbortSignal.any([held.closing, ...(given.signal === undefined ? [] : [given.signal])]);
      return held.inTurn((open) => gradeBundle(bundle, { ...given, signal }, { path: folder, open }, bench));
    },
    apply: (signal) => changingGraded((opened) => applyRegrade(opened, bench, signal)),
    similar: async (given = {}) => {
      requireMethodOptions('similar', given);
      const begun = await starterCode(loaded.course === null ? assignments : [loaded.course]);
      return changingGraded((opened) => compared(opened, given, begun));
    },
    index: () => changingGraded((opened) => summedUp(opened, bench)),
    merge: async (folders) => {
      requireMethodOptions('merge', { folders });
      // Where a part is none, no folder is made.
      await Promise.all(folders.map(readClass));
      return held.change((opened) => mergeClasses(opened, folders, policy, alone));
    },
    close: () => held.close([alone, beside]),
  };
};

/** What changes nothing. */
const reading = (folder: string, bench: Bench): Pick<Class, 'read' | 'preview' | 'fill' | 'feedback' | 'verify'> => ({
  read: () => readClass(folder),
  preview: () => previewRegrade(folder, bench),
  fill: (gradebook, given = {}) => filled(folder, gradebook, given),
  feedback: async (kind) => {
    requireMethodOptions('feedback', { kind });
    return feedbackOf(folder, await readClass(folder), kind, bench.page);
  },
  verify: () => verifyClass(folder),
});

const byDatabase = (folder: string, bench: Bench, held: Held): Pick<Class, 'put' | 'collect'> => ({
  put: async (bundle, given) => {
    requirePath(bundle, 'a bundle');
    requireMethodOptions('put', given);
    held.requireOpen();
    const { putBundle } = await import('./queue/put-bundle.ts');
    return held.inTurn((open) => putBundle(bundle, given, { path: folder, open }, bench));
  },
  collect: async (given) => {
    requireMethodOptions('collect', given);
    held.requireOpen();
    const { collectFrom } = await import('./queue/collect.ts');
    return collectFrom(given, (work) => held.change(work), bench);
  },
});

const filled = async (folder: string, gradebook: string, given: FillOptions): Promise<Filled> => {
  requirePath(gradebook, 'a gradebook');
  requireMethodOptions('fill', given);
  const { students, bundle } = await readClass(folder);
  const bytes = await readGiven(gradebook, 'gradebook');
  return fillGradebook({ ...given, bytes, file: gradebook, students, platform: bundle.kind });
};

const compared = async (
  opened: ClassFolder,
  given: SimilarOptions,
  begun: Parameters<typeof similarIn>[2],
): Promise<readonly SimilarityFile[]> => {
  const found = await similarIn(opened.path, given, begun);
  await opened.draw();
  return found;
};

const summedUp = async (opened: ClassFolder, { policy, graders }: Bench): Promise<ClassFile> => {
  const file = await readWhole(opened.path);
  return opened.refresh({ ...file, students: file.students.map(factsOf) }, policy, graders.alone);
};

/** The page for the student: nothing that is hidden from students is in it. */
const pageBy = (grader: Grader): MakePage => {
  const explained = new Map<string, ReturnType<Grader['explain']>>();
  return async (report, handedOut) => {
    const checks = await remembered(explained, report.assignment, (id) => grader.explain(id));
    const help = checkHelp(checks, report.language);
    const edition = grader.editionOf(report, handedOut?.now);
    const { locale, formats } = grader;
    const standing = inLocale(locale, () => handedOut?.standing());
    return render(edition, 'html', { locale, formats, help, standing });
  };
};
