/** Which settings a stored report can be given, and which only a new grading takes into account. */
import type { Report } from '../contracts/report.ts';
import type { GradingSettings } from '../contracts/settings.ts';
import { sha256 } from '../text/sha256.ts';

/** Keys that say how results are marked for students, and told; and those that change no result. */
const harmless =
  /^(?:checks\.(?:visibility|details|hidden|dueDate)|formats\..*|class\..*|words|assignment|jobs|minScore|allowWeakIsolation)$/;

const isApplicable = (key: string): boolean => isOfScoring(key) || harmless.test(key);

/** Does the key only say how results that are there count? */
export const isOfScoring = (key: string): boolean => key.startsWith('weights.');

/** SHA-256 of the settings that a report was scored by, as it tells them. */
export const scoringOf = ({ settings }: Pick<Report, 'settings'>): string => {
  const told = Object.entries(settings).filter(([key]) => isOfScoring(key));
  return sha256(JSON.stringify(told.sort(([one], [other]) => (one < other ? -1 : 1))));
};

interface Wanted {
  /** Keys that were set. */
  readonly given: readonly string[];
  readonly summary: Report['settings'];
  readonly settings: Pick<GradingSettings, 'seed' | 'hiddenSeed' | 'language'>;
}

/** Those that already held are not among them. */
export const unapplied = ({ given, summary, settings }: Wanted, report: Report): string[] => {
  const { hiddenSeed } = settings;
  const apart: Readonly<Record<string, boolean>> = {
    seed: settings.seed === report.seed,
    // What is fixed or random is not told in a report.
    hiddenSeed: typeof hiddenSeed === 'string' || hiddenSeed === report.hiddenSeed,
    language: settings.language === report.language,
  };
  const held = (key: string): boolean => {
    const now = toldOf(summary, key);
    return apart[key] ?? (now !== undefined && now === toldOf(report.settings, key));
  };
  return given.filter((key) => !isApplicable(key) && !held(key));
};

/** A course's own key that holds several values is told as a whole. */
const toldOf = (told: Report['settings'], key: string): string | undefined =>
  told[key] ?? told[key.replace(/\..*/, '')];

/** What a report tells of its settings: those that were applied anew, the others as they were. */
export const settingsWithout = (wanted: Report['settings'], stored: Report['settings']): Report['settings'] => {
  const news = Object.entries(wanted).flatMap(([key, value]) => {
    const kept = isApplicable(key) ? value : stored[key];
    return kept === undefined ? [] : [[key, kept] as const];
  });
  const olds = Object.entries(stored).filter(([key]) => wanted[key] === undefined && !isApplicable(key));
  return Object.fromEntries([...news, ...olds]);
};
