/** Carries out one attack and says why it is not contained, if it is not. */
import { rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { cacheDir } from '../../harness/platform/cache-dir.ts';
import { packageRoot } from '../../harness/platform/package-root.ts';
import type { Report } from '../../harness/contracts/report.ts';
import { hasFault } from '../../harness/testing/sample.ts';
import { at } from '../../harness/text/at.ts';
import { remembered } from '../../harness/text/remembered.ts';
import { type Attack, usualLimits } from './attack.ts';
import type { Canaries } from './canaries.ts';
import type { Graded, Lane } from './lane.ts';
import type { GradingOrder } from './messages.ts';
import { outcomeFaults, refusalFaults, scoreFaults } from './outcome.ts';
import { outputFaults } from './outputs.ts';
import { layOutAttack, layOutBase } from './prepare.ts';
import { changes, snapshot } from './tree.ts';

export interface Tried {
  readonly attack: Attack;
  readonly seconds: number;
  /** Why it is not contained, in sentences; none when it is. */
  readonly faults: readonly string[];
}

export interface Field {
  readonly canaries: Canaries;
  /** Where submissions are laid out. */
  readonly folder: string;
  /** Scores without the attack, by base and checks. */
  readonly bases: Map<string, Promise<number>>;
}

export const tryAttack = async (attack: Attack, field: Field, lane: Lane): Promise<Tried> => {
  const place = join(field.folder, attack.name.replace('/', '-'));
  try {
    const base = await baseScore(attack, field, lane);
    const path = await layOutAttack(attack, join(place, 'submission'), field.canaries.tokens);
    const before = snapshot(place);
    const run = (scan: GradingOrder['scan']): Promise<Graded> => {
      const order = { path, only: attack.only, limits: attack.limits, scan };
      const seconds = attack.seconds * busyness();
      return attack.cli ? lane.gradeByCommand(order, seconds) : lane.grade(order, seconds);
    };
    const paths = [place, lane.folder, packageRoot(), cacheDir()];
    const common = (one: Graded): string[] => commonFaults(one, attack, field, paths);
    const byDefault = attack.refused ? await run('refuse') : null;
    const graded = await run('flag');
    const faults = [
      ...(byDefault === null ? [] : [...common(byDefault), ...judged(byDefault, refusalFaults)]),
      ...common(graded),
      ...judged(graded, (report) => [...outcomeFaults(attack, report), ...scoreFaults(report, base)]),
      ...changes(before, place),
    ];
    return { attack, seconds: (byDefault?.seconds ?? 0) + graded.seconds, faults };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
};

/** How much longer things take here than on a machine of one's own: processes that want to run, for each core. */
const busyness = (): number => Math.max(1, at(loadavg(), 0) / availableParallelism());

/** What has no fault has all points, and can have no more. Other bases are graded once, for the attack that needs it first. */
const baseScore = async (attack: Attack, { bases, folder }: Field, lane: Lane): Promise<number> => {
  if (!hasFault(attack.base)) return 100;
  return remembered(bases, JSON.stringify([attack.base, attack.only]), () =>
    gradeBase(layOutBase(attack.base, join(folder, `base-${bases.size}`)), attack, lane),
  );
};

const gradeBase = async (path: string, { base, only }: Attack, lane: Lane): Promise<number> => {
  const { report, error } = await lane.grade({ path, only, limits: usualLimits, scan: 'refuse' }, 300);
  rmSync(path, { recursive: true });
  if (report === null) throw new Error(`The base ${base} cannot be graded: ${error ?? ''}`);
  if (report.summary.score === null) throw new Error(`The base ${base} is not gradable: ${report.notGradable ?? ''}`);
  return report.summary.score;
};

/** What holds for every grading, no matter how it ends. */
const commonFaults = (graded: Graded, attack: Attack, { canaries }: Field, paths: readonly string[]): string[] => [
  ...outputFaults(graded.outputs, attack, { secrets: canaries.secrets, paths }),
  ...graded.left,
  ...canaries.files().map((name) => `${name} was written into a folder outside.`),
  ...(canaries.connections() === 0 ? [] : [`A listener saw ${canaries.connections()} connections.`]),
];

const judged = ({ report, error }: Graded, judge: (report: Report) => string[]): string[] =>
  report === null || error !== null ? [`The grading failed: ${error ?? ''}`] : judge(report);
