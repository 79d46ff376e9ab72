/** What a report can be turned into. A format is one object in one file; `index.ts` lists them. */
import type { Report } from '../schema.ts';

export interface RenderOptions {
  /** Characters a line may have. */
  readonly width: number;
  readonly color: boolean;
  /** Also what passed, and every case of what did not. */
  readonly verbose: boolean;
  /** A file that holds what is left out here, to be named; null when there is none. */
  readonly details: string | null;
}

export interface Format {
  /** As in `--output json=report.json`. */
  readonly id: string;
  readonly title: string;
  /** Pure: the same report and options give the same text. */
  render(report: Report, options: RenderOptions): string | Promise<string>;
}
