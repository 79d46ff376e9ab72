/** One failed case: what was asked, what came, where to look. */
import type { CaseResult, CheckResult } from '../../contracts/report.ts';
import { drawGrids } from './grids.ts';
import type { TextStyle } from '../../text/paint.ts';
import { cutHard, displayWidth, hanging, indent, padEnd, wrap } from '../../text/wrap.ts';
import { commonMessages } from '../common/messages.ts';
import { textMessages } from './messages.ts';
import { verdictMessages } from '../../messages/names.ts';

const margin = 4;

export const caseLines = (result: CaseResult, check: CheckResult, style: TextStyle): string[] => {
  const { width, paint } = style;
  const inner = { ...style, width: width - margin };
  const verdict = result.verdict === check.verdict ? '' : ` (${verdictMessages[result.verdict]()})`;
  const parts: readonly (readonly string[])[] = [
    result.message === null ? [] : wrap(result.message, inner.width),
    comparison(result, inner),
    result.grids.length === 0 ? [] : ['', ...indent(drawGrids(result.grids, inner.width - 2, paint), 2), ''],
    listing(result.trace.length > 0 ? textMessages.thrownIn() : '', result.trace, inner),
    reproduction(result, check, inner),
    result.hint === null ? [] : hanging(`${textMessages.hint()} `, result.hint, inner.width),
    random(result, inner),
    printed(result, inner),
  ];
  return [
    ...wrap(`${result.name}${verdict}`, width - 2).map((line) => `  ${line}`),
    ...indent(squeeze(parts.flat()), margin),
  ];
};

/** No two empty lines in a row, none at the end. */
const squeeze = (lines: readonly string[]): string[] => {
  const kept = lines.filter((line, index) => line !== '' || (index > 0 && lines[index - 1] !== ''));
  return kept.at(-1) === '' ? kept.slice(0, -1) : kept;
};

const comparison = ({ expected, actual }: CaseResult, { width }: TextStyle): string[] => {
  const rows = [
    [textMessages.expected(), expected],
    [textMessages.actual(), actual],
  ] as const;
  const widest = Math.max(...rows.map(([word]) => displayWidth(word)));
  return rows.flatMap(([word, value]) => {
    if (value === null) return [];
    const label = padEnd(word, widest + 2);
    const lines = value
      .replaceAll('\t', '    ')
      .split('\n')
      .flatMap((line) => cutAtWords(line, width - displayWidth(label)));
    return lines.map((line, index) => ((index === 0 ? label : ' '.repeat(displayWidth(label))) + line).trimEnd());
  });
};

/** Values keep their spaces where they fit; only what is too long is wrapped. */
const cutAtWords = (line: string, width: number): string[] =>
  displayWidth(line) <= width ? [line] : wrap(line, width);

const reproduction = (result: CaseResult, check: CheckResult, style: TextStyle): string[] => {
  if (check.section === 'compilation') return pointedAt(result.reproduction, style.width);
  return listing(textMessages.toSeeIt(), result.reproduction, style);
};

/** A compiler's excerpt: the line, and a mark below the place. What does not fit into the width is cut, never the place. */
export const pointedAt = ([code = '', pointer = '']: readonly string[], width: number): string[] => {
  const room = width - 2;
  const start = Math.max(0, pointer.length - Math.floor(room * 0.75));
  const mark = ' '.repeat(displayWidth(code.slice(start, pointer.length - 1))) + pointer.slice(-1);
  return indent(
    [code.slice(start, start + room), mark].filter((line) => line !== ''),
    2,
  );
};

const listing = (title: string, lines: readonly string[], { width }: TextStyle): string[] => {
  if (lines.length === 0) return [];
  return [
    title,
    ...indent(
      lines.flatMap((line) => foldCode(line, width - 2)),
      2,
    ),
  ];
};

/** Code is folded at spaces, with what follows set in, so that it can still be copied. */
const foldCode = (line: string, width: number): string[] => {
  if (displayWidth(line) <= width) return [line];
  const start = ' '.repeat(line.search(/[^ ]|$/));
  const lines = wrap(line.trim(), Math.max(20, width - start.length - 4));
  const next = line.trim().startsWith('//') ? '// ' : '    ';
  return lines.map((one, index) => start + (index === 0 ? '' : next) + one);
};

const random = ({ random: found }: CaseResult, { width }: TextStyle): string[] => {
  if (found === null) return [];
  const { seed, path, shrinks } = found;
  const facts = { seed: String(seed), path };
  return wrap(
    shrinks === 0 ? commonMessages.random(facts) : commonMessages.randomSmaller({ ...facts, count: shrinks }),
    width,
  );
};

const printed = ({ output }: CaseResult, { width, paint }: TextStyle): string[] => {
  if (output === null || output.bytes === 0) return [];
  const lines = (text: string): string[] =>
    text
      .replaceAll('\t', '    ')
      .replace(/\n$/, '')
      .split('\n')
      .flatMap((line) => cutHard(line, width - 2));
  const head = output.head === '' ? [] : lines(output.head);
  const tail = output.tail === '' ? [] : ['...', ...lines(output.tail)];
  const size = textMessages.bytes({ count: output.bytes });
  return [textMessages.printed({ size }), ...[...head, ...tail].map((line) => paint.faint(`| ${line}`.trimEnd()))];
};
