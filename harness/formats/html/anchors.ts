/** Where a link leads: ids of checks and of lines of code, from one place alone, so that both ends agree. */
import type { CheckResult } from '../../contracts/report.ts';

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
