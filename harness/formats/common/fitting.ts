/** Files that platforms limit in size are told in less detail until they fit. */

/** How much a format tells of each check. */
export interface Detail {
  /** Failed cases of one check that are told. */
  readonly cases: number;
  /** Characters for one check. */
  readonly chars: number;
  /** Checks that are listed one by one. */
  readonly checks: number;
  /** Is it less than a format tells when there is room? Then it says so, in a sentence. */
  readonly shortened: boolean;
}

export const fullDetail: Detail = { cases: 3, chars: 6_000, checks: 5_000, shortened: false };

const less: readonly Detail[] = [
  { cases: 1, chars: 2_000, checks: 5_000, shortened: true },
  { cases: 1, chars: 400, checks: 5_000, shortened: true },
  { cases: 1, chars: 150, checks: 2_000, shortened: true },
  { cases: 0, chars: 150, checks: 800, shortened: true },
  { cases: 0, chars: 100, checks: 200, shortened: true },
  { cases: 0, chars: 60, checks: 100, shortened: true },
  { cases: 0, chars: 60, checks: 30, shortened: true },
];

/** More failed checks than this are told with one case each from the start: laying out all their cases takes long. */
const manyFailures = 300;

/**
 * The most detailed of what `render` gives that has at most so many bytes as UTF-8; the shortest when none has.
 * `failures`: how many checks failed.
 */
export const fitting = (mostBytes: number, failures: number, render: (detail: Detail) => string): string => {
  const [first = fullDetail, ...others] = failures > manyFailures ? less : [fullDetail, ...less];
  let text = render(first);
  for (const detail of others) {
    if (Buffer.byteLength(text) <= mostBytes) return text;
    text = render(detail);
  }
  return text;
};

/** Where a platform names no limit: what people and pages can still handle. */
export const sensibleBytes = 1_000_000;
