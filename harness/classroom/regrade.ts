/** Scores by other settings, from what is stored: who changes, by how much and why, and who must be graded again for it. */
import { usageError } from '../contracts/errors.ts';
import { differenceOf, otherSettings } from './other-settings.ts';
import { policyNotes } from './points/policy-notes.ts';
import { comparePoints, type PointsChange, sectionChanges } from './points/compare.ts';
import { parseReport } from '../report/parse.ts';
import { readReport } from '../report/read.ts';
import { sha256 } from '../text/sha256.ts';
import { type ClassFolder, readClass, readCurrent } from './class-folder.ts';
import type { Bench } from './bench.ts';
import { settingsBy } from './run/plan.ts';
import {
  listGraded,
  readValid,
  requireIntact,
  storePage,
  storeReport,
  type StoredReport,
} from './store/attempt-store.ts';
import type { ClassFile } from './store/class-file.ts';
import { type Graded, settingsOf } from './store/graded.ts';
import { readLog } from './store/log.ts';
import { attemptFile, inFolder, nameOf, places } from './store/places.ts';
import { factsOf, summarise } from './summarise.ts';

export interface Regrade {
  readonly changes: readonly PointsChange[];
  /** Keys of the settings that only a new grading takes into account. */
  readonly notApplied: readonly string[];
  /** Students of whom nothing is known without one: keys. */
  readonly mustRunAgain: readonly string[];
  readonly students: number;
  /** On what the settings of the class say and has no effect, or not the one that was meant. */
  readonly notes: readonly string[];
}

/** A sentence; null where all settings could be applied. */
export const notAppliedNote = ({ notApplied, mustRunAgain }: Regrade): string | null =>
  notApplied.length === 0
    ? null
    : `These settings need a new grading and are not in this: ${notApplied.join(', ')}. Students concerned: ${String(mustRunAgain.length)}. Run grade class BUNDLE with these settings.`;

/** Nothing is run and nothing written. */
export const previewRegrade = async (folder: string, { graders, policy }: Bench): Promise<Regrade> => {
  const file = await readClass(folder);
  const facts = file.students.map(factsOf);
  const { attempts: stored, gradedOf } = await readCurrent(folder, facts);
  const { notApplied, sections } = await applied(folder, stored, graders.alone);
  const rescored = new Map(
    stored.map(({ place, graded }) => {
      return [nameOf(place), graders.alone.rescore(inSections(graded, sections.get(kindOf(graded))))];
    }),
  );
  const students = summarise(facts, (place) => rescored.get(nameOf(place)) ?? null, policy);
  const mustRun = students.filter(({ state }) => state === 'waiting' || state === 'grader-fault');
  return {
    changes: comparePoints(file.students, students, (place) =>
      sectionChanges(gradedOf(place)?.checks ?? [], rescored.get(nameOf(place))?.checks ?? []),
    ),
    notApplied,
    mustRunAgain: (notApplied.length > 0 ? students.filter(({ attempts }) => attempts.length > 0) : mustRun).map(
      ({ key }) => key,
    ),
    students: students.length,
    notes: [...policyNotes(policy, students, file.localTimesIn), ...otherSettings(students, gradedOf)],
  };
};

/**
 * Scores and marks every stored report anew, then everything that is made of them.
 * @throws the reason of `signal`, between two reports: the next call goes on there
 * @throws {GraderError} for a report that was changed
 */
export const applyRegrade = async (opened: ClassFolder, bench: Bench, signal?: AbortSignal): Promise<ClassFile> => {
  const file = await readClass(opened.path);
  const students = file.students.map(factsOf);
  const { attempts: counting } = await readCurrent(opened.path, students);
  // All or none: what was scored anew before a report that was changed would stand beside what was not.
  for (const { place, graded } of counting) {
    if (graded.report !== null) await requireIntact(opened.path, place, graded);
  }
  for (const one of counting) {
    signal?.throwIfAborted();
    if (one.graded.report === null || (await regrade(one, opened, bench))) continue;
    await opened.recover(one.place, one.graded);
  }
  return opened.refresh({ ...file, students }, bench.policy);
};

/** A class whose reports are to be summed up as they are (requireWhole). @throws {GraderError} */
export const readWhole = async (folder: string): Promise<ClassFile> => {
  const file = await readClass(folder);
  await requireWhole(folder, file);
  return file;
};

/** @throws {GraderError} where some reports were scored anew since class.json was made: others may have the scores of before */
export const requireWhole = async (folder: string, file: ClassFile): Promise<void> => {
  const { lines } = await readLog(inFolder(folder, places.log));
  const made = lines.findLastIndex(({ hash }) => hash === file.log);
  if (made < 0 || lines.slice(made + 1).every(({ what }) => what !== 'regraded')) return;
  throw usageError(
    'regrade-interrupted',
    'A command that scored reports again was interrupted: some have their new scores, others may have the ones of before.',
    {
      where: folder,
      remedy:
        'Run that command again: `grade class regrade --apply` with its --config, or `grade class` with the bundle.',
    },
  );
};

/** Scores anew whatever these settings would grade alike and was scored by other weights: how many. */
export const regradeOthers = async (fingerprint: string, opened: ClassFolder, bench: Bench): Promise<number> => {
  let count = 0;
  for (const one of await listGraded(opened.path, readValid)) {
    if (settingsOf(one.graded.content) !== settingsBy(fingerprint)) continue;
    const isNew = differenceOf(one.graded, bench.graders.alone) !== null && (await regrade(one, opened, bench));
    if (isNew) count += 1;
    else await opened.recover(one.place, one.graded);
  }
  return count;
};

/** Is its report another one by these settings, or its score not the report's? Then that is stored. */
const regrade = async (
  { place, graded }: StoredReport,
  opened: ClassFolder,
  { graders, page }: Bench,
): Promise<boolean> => {
  const bytes = await requireIntact(opened.path, place, graded);
  const stored = parseReport(bytes, attemptFile(place, 'report.json'));
  const { report } = await graders.alone.applySettings(stored, new Date());
  const isSame = sha256(JSON.stringify(report)) === sha256(JSON.stringify(stored));
  if (isSame && graded.score === report.summary.score) {
    // Its words may be others by now.
    await storePage(opened.path, place, stored, page);
    return false;
  }
  const { content, alone } = graded;
  const known = await storeReport(opened.path, place, { report, content, alone, page });
  await opened.record('regraded', known.report ?? content, { ...place, score: known.score });
  return true;
};

/** Reports of one assignment and language that were graded alike have the same settings: one of each is asked. */
const applied = async (
  folder: string,
  stored: readonly StoredReport[],
  grader: Bench['graders']['alone'],
): Promise<{ readonly notApplied: readonly string[]; readonly sections: ReadonlyMap<string, Sections> }> => {
  const kinds = new Map(
    stored
      .filter(({ graded }) => graded.report !== null && graded.checks.length > 0)
      .map(({ graded, place }) => [kindOf(graded), place]),
  );
  const keys = new Set<string>();
  const sections = new Map<string, Sections>();
  for (const [kind, place] of kinds) {
    const report = await readReport(inFolder(folder, attemptFile(place, 'report.json')));
    const { report: now, notApplied } = await grader.applySettings(report, new Date());
    for (const key of notApplied) keys.add(key);
    sections.set(kind, new Map(now.checks.map(({ id, section }) => [id, section])));
  }
  return { notApplied: [...keys].sort(), sections };
};

/** Of checks, by id: weights may move one to another section. */
type Sections = ReadonlyMap<string, string>;

const kindOf = ({ assignment, language, content }: Graded): string =>
  [assignment, language, settingsOf(content)].join(' ');

const inSections = (graded: Graded, sections: Sections | undefined): Graded => ({
  ...graded,
  checks: graded.checks.map((check) => ({ ...check, section: sections?.get(check.id) ?? check.section })),
});
