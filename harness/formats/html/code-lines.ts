/** The submitted code with what was found in it: which lines are shown, and which findings stand at them. */
import { isFailure } from '../../contracts/is-failure.ts';
import type { Report } from '../../contracts/report.ts';
import type { Place, SourceFile } from '../../contracts/shown.ts';
import { at } from '../../text/at.ts';
import { type Token, tokensOf } from './highlight.ts';
import type { Limits } from './limits.ts';

/** Lines around a finding that stand open with it. */
const context = 3;

/** The same message at one line, and all the checks that tell it. */
export interface Finding {
  readonly level: Place['level'];
  readonly message: string;
  readonly checks: readonly string[];
}

export interface CodeLine {
  /** 1-based. */
  readonly number: number;
  readonly text: string;
  /** Null: without colours. */
  readonly tokens: readonly Token[] | null;
  readonly findings: readonly Finding[];
}

/** Lines that are shown, folded where no finding is near; or how many are not. */
export type CodePart = { readonly lines: readonly CodeLine[]; readonly folded: boolean } | { readonly gap: number };

export interface CodeFile {
  readonly path: string;
  readonly cut: boolean;
  readonly length: number;
  readonly findings: number;
  readonly parts: readonly CodePart[];
}

export const codeFiles = (
  { submission, checks }: Pick<Report, 'submission' | 'checks'>,
  limits: Limits,
): CodeFile[] => {
  const found = findingsByPath(checks);
  let left = limits.codeLines;
  return submission.sources.map((source) => {
    const file = codeFile(source, found.get(source.path) ?? new Map(), limits, left);
    left -= file.parts.reduce((sum, part) => sum + ('lines' in part ? part.lines.length : 0), 0);
    return file;
  });
};

/** The numbers of the lines that are shown, by file. */
export const shownLines = (files: readonly CodeFile[]): ReadonlyMap<string, ReadonlySet<number>> =>
  new Map(
    files.map(({ path, parts }) => [
      path,
      new Set(parts.flatMap((part) => ('lines' in part ? part.lines.map(({ number }) => number) : []))),
    ]),
  );

type ByLine = ReadonlyMap<number, readonly Finding[]>;

const findingsByPath = (checks: Report['checks']): ReadonlyMap<string, ByLine> => {
  const told = checks.flatMap(({ id, cases }) =>
    cases.filter(isFailure).flatMap(({ places }) => places.map((place) => ({ ...place, check: id }))),
  );
  const files = Map.groupBy(told, ({ path }) => path);
  return new Map([...files].map(([path, places]) => [path, byLine(places)]));
};

const byLine = (places: readonly (Place & { readonly check: string })[]): ByLine => {
  const lines = Map.groupBy(places, ({ line }) => line);
  return new Map(
    [...lines].map(([line, all]) => {
      const messages = Map.groupBy(all, ({ message }) => message);
      const findings = [...messages].map(([message, same]) => ({
        level: at(same, 0).level,
        message,
        checks: [...new Set(same.map(({ check }) => check))],
      }));
      return [line, findings];
    }),
  );
};

const codeFile = ({ path, text, cut }: SourceFile, found: ByLine, limits: Limits, most: number): CodeFile => {
  const texts = text.replace(/\n$/, '').split('\n');
  const tokens = texts.length <= limits.coloredLines ? tokensOf(path, texts) : [];
  const lines = texts.map((one, index) => ({
    number: index + 1,
    text: one,
    tokens: tokens[index] ?? null,
    findings: found.get(index + 1) ?? [],
  }));
  const wanted = limits.around === null ? null : near([...found.keys()], limits.around);
  const shown = lines.filter(({ number }) => wanted?.has(number) !== false).slice(0, Math.max(0, most));
  const findings = [...found.values()].reduce((sum, one) => sum + one.length, 0);
  const open = found.size === 0 ? null : near([...found.keys()], context);
  return { path, cut, length: lines.length, findings, parts: partsOf(shown, lines.length, open) };
};

const near = (lines: readonly number[], around: number): ReadonlySet<number> =>
  new Set(lines.flatMap((line) => Array.from({ length: 2 * around + 1 }, (_, index) => line - around + index)));

/** Runs of adjacent lines, and the gaps between them. `open`: lines that are not folded; null: none is. */
const partsOf = (shown: readonly CodeLine[], length: number, open: ReadonlySet<number> | null): CodePart[] => {
  const parts: CodePart[] = [];
  let run: CodeLine[] = [];
  let next = 1;
  const isFolded = (number: number): boolean => open?.has(number) === false;
  const end = (number: number): void => {
    const [first] = run;
    if (first !== undefined) parts.push({ lines: run, folded: run.length > 1 && isFolded(first.number) });
    if (number > next) parts.push({ gap: number - next });
    run = [];
  };
  for (const line of shown) {
    if (line.number !== next || isFolded(line.number) !== isFolded(line.number - 1)) end(line.number);
    run.push(line);
    next = line.number + 1;
  }
  end(length + 1);
  return parts;
};
