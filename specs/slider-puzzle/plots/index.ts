/** The plots of a report. A plot without values is left out. */
import type { AssessmentLimits } from '../settings.ts';
import type { PlotSpec } from '../../../harness/contracts/check.ts';
import type { TimedPuzzles } from '../checks/timing/timed-puzzles.ts';
import { countPlot, countPlots } from './counts.ts';
import { memoryPlot, timePlot } from './measures.ts';
import { queueSizePlot } from './queue-size.ts';

export const plotsFor =
  ({ puzzles }: TimedPuzzles, limits: AssessmentLimits): PlotSpec =>
  (checks, tables) => [
    ...countPlots.flatMap((one) => countPlot(one, tables, puzzles, limits)),
    ...timePlot(tables),
    ...memoryPlot(tables),
    ...queueSizePlot(checks),
  ];
