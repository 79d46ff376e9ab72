/** What every part of the report's page is drawn from. */
import type { VNode } from 'preact';
import type { Causes } from '../../report/causes.ts';
import type { Standing } from '../../contracts/format.ts';
import type { Report } from '../../contracts/report.ts';
import type { Anchors } from './anchors.ts';
import type { CodeFile } from './code-lines.ts';
import type { Limits } from './limits.ts';
import type { Plan } from './plan.ts';

export interface View {
  readonly report: Report;
  readonly causes: Causes;
  readonly limits: Limits;
  readonly plan: Plan;
  readonly anchors: Anchors;
  readonly code: readonly CodeFile[];
  /** The first ones; what is not drawn is missing. */
  readonly plots: readonly VNode[];
  /** Where all is that the page leaves out, as a sentence. */
  readonly where: string;
  /** Of its student in a class; null where nobody knows it. */
  readonly standing: Standing | null;
}
