/** The submitted code with its findings at their lines: from a finding to its check, and from a check to the line. */
import type { ComponentChild, VNode } from 'preact';
import { element } from '../../pages/figures/element.ts';
import type { CodeFile, CodeLine, CodePart, Finding } from './code-lines.ts';
import { checkLink, fold, sentence, shorten, titleLine } from './parts.ts';
import type { View } from './view.ts';
import { labelMessages } from '../common/messages.ts';
import { codeMessages, leftMessages } from './messages.ts';

/** Checks that one finding names. */
const mostChecks = 4;

export const drawCode = (view: View): VNode[] =>
  view.code.slice(0, view.limits.entries).map((file) => {
    const summary =
      file.findings > 0
        ? titleLine(file.path, codeMessages.findings({ count: file.findings }), 'verdict bad')
        : titleLine(file.path, codeMessages.lines({ count: file.length }));
    return fold(
      summary,
      file.findings > 0,
      drawFile(view, file),
      file.cut ? element('p', { class: 'soft' }, codeMessages.cut()) : null,
    );
  });

const drawFile = (view: View, file: CodeFile): VNode =>
  element(
    'div',
    { class: 'code' },
    file.parts.map((part) => drawPart(view, file.path, part)),
  );

const drawPart = (view: View, path: string, part: CodePart): ComponentChild => {
  if ('gap' in part) return element('div', { class: 'gap' }, codeMessages.gap({ count: part.gap }));
  const lines = part.lines.map((line) => drawLine(view, path, line));
  if (!part.folded) return lines;
  return element(
    'details',
    { class: 'between' },
    element('summary', { class: 'gap' }, codeMessages.between({ count: lines.length })),
    lines,
  );
};

/** A line without findings is one element: a file has many. Its number is drawn by the style, so that it is not copied. */
const drawLine = (view: View, path: string, line: CodeLine): ComponentChild => {
  const { number, findings } = line;
  const attributes = { 'data-n': number };
  const text = colored(view, line);
  if (findings.length === 0) return element('pre', attributes, text);
  const id = view.anchors.line(path, number) ?? undefined;
  return element(
    'div',
    { class: 'found', id, tabIndex: -1 },
    element('pre', attributes, text),
    findings.slice(0, view.limits.entries).map((finding) => drawFinding(view, number, finding)),
  );
};

const colored = ({ limits }: View, { text, tokens }: CodeLine): ComponentChild =>
  tokens === null || text.length > limits.characters
    ? shorten(text, limits.characters)
    : tokens.map((token) => (token.look === null ? token.text : element('span', { class: token.look }, token.text)));

const looks = { error: 'bad', warning: 'warn', note: 'info' } as const;

const drawFinding = (view: View, number: number, { level, message, checks }: Finding): VNode => {
  const links = checks.slice(0, mostChecks).flatMap((id, index) => [index === 0 ? '' : ', ', checkLink(view, id)]);
  const left = checks.length - mostChecks;
  return element(
    'p',
    { class: `finding ${looks[level]}` },
    element('strong', null, `${labelMessages[level === 'note' ? 'info' : level]()} `),
    element('span', { class: 'unseen' }, `${codeMessages.lineLabel({ line: String(number) })}: `),
    element('span', { class: 'message' }, sentence(message, view.limits.characters)),
    ' (',
    links,
    left > 0 ? ` ${leftMessages.items({ count: left })}` : null,
    ')',
  );
};
