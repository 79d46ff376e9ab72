/** What every part of the report's page is drawn from. */
import type { VNode } from 'preact';
import type { Causes } from '../../report/causes.ts';
import type { Standing } from '../../contracts/format.ts';
import type { CheckResult, Report } from '../../contracts/report.ts';
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

/** Where a link leads: ids of checks and of lines of code, from one place alone, so that both ends agree. */
export interface Anchors {
  /** The id of a check's part of the page; null when the page has no such part. */
  check(id: string): string | null;
  /** The id of a line of code; null when the page does not show it. */
  line(path: string, line: number): string | null;
}

/** `lines`: by file, in their order, the numbers of the lines that are shown. */
export const anchorsOf = (checks: readonly CheckResult[], lines: ReadonlyMap<string, ReadonlySet<number>>): Anchors => {
  const ids = new Map<string, string>();
  for (const [index, { id }] of checks.entries()) {
    // A check's id is ours, and good in an address; in a report from elsewhere it may be anything.
    if (!ids.has(id)) ids.set(id, /^[\w.-]{1,80}$/.test(id) ? `check-${id}` : `check.${String(index)}`);
  }
  const files = new Map([...lines.keys()].map((path, index) => [path, index]));
  return {
    check: (id) => ids.get(id) ?? null,
    line: (path, line) =>
      lines.get(path)?.has(line) === true ? `code-${String(files.get(path))}-${String(line)}` : null,
  };
};
