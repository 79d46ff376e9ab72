/** The files that were submitted, and how they were graded. */
import type { VNode } from 'preact';
import type { Report } from '../../contracts/report.ts';
import { localeTag } from '../../messages/messages.ts';
import { element } from '../../pages/figures/element.ts';
import { cappedItems, cappedRows, cell, dataTable, definitions, fold, row, shorten } from './parts.ts';
import type { View } from './view.ts';
import { aboutMessages, filesMessages } from './messages.ts';
import { checkSetWords } from '../common/check-set.ts';
import { headingMessages, labelMessages, isolationMessages } from '../common/messages.ts';

export const drawNotes = (view: View): VNode | null => {
  const { notGradable, submission } = view.report;
  const notes = submission.notes.filter(({ message }) => message !== notGradable);
  if (notes.length === 0) return null;
  const looks = { error: 'bad', warning: 'warn', info: 'info' } as const;
  const items = cappedItems(view, notes, ({ level, message }) =>
    element(
      'li',
      null,
      element('strong', { class: `verdict ${looks[level]}` }, `${labelMessages[level]()}:`),
      ' ',
      shorten(message, view.limits.characters),
    ),
  );
  return element('ul', { class: 'plain' }, items);
};

export const drawFiles = (view: View): VNode | null => {
  const { files } = view.report.submission;
  if (files.length === 0) return null;
  const columns = [
    { title: filesMessages.file() },
    { title: filesMessages.size(), number: true },
    { title: filesMessages.use() },
    { title: filesMessages.hash() },
  ];
  const rows = cappedRows(view, files, columns, ({ path, bytes, role, sha256 }) =>
    row(element('code', null, path), [
      cell(bytes.toLocaleString(localeTag()), true),
      cell(filesMessages[role]()),
      cell(element('code', { title: sha256 }, sha256.slice(0, 12))),
    ]),
  );
  return fold(
    element('h3', null, headingMessages.files()),
    !view.report.gradable,
    dataTable(filesMessages.caption(), columns, rows),
  );
};

export const drawAbout = (view: View): VNode[] => {
  const { report, limits } = view;
  const { toolchain, volatile } = report;
  const tools = [toolchain.grader, toolchain.compiler, toolchain.runtime].filter((tool) => tool !== null);
  const checks = checkSetWords(report);
  const facts: readonly (readonly [string, string])[] = [
    [aboutMessages.isolation(), isolationMessages[report.isolation]()],
    ...(checks === null ? [] : [[aboutMessages.checks(), checks] as const]),
    [aboutMessages.seed(), report.seed === null ? aboutMessages.kept() : String(report.seed)],
    [aboutMessages.toolchain(), tools.join(', ')],
    [aboutMessages.graded(), gradedWords(volatile)],
    ...report.notes.slice(0, limits.entries).map((note) => [labelMessages.info(), note] as const),
  ];
  return [
    fold(element('h3', null, aboutMessages.details()), !report.gradable, definitions(facts)),
    ...settingsOf(view),
  ];
};

/** An edition for students does not name the machine. */
const gradedWords = ({ startedAt, durationMs, host }: Report['volatile']): string => {
  const facts = { at: startedAt.slice(0, 16).replace('T', ' '), seconds: (durationMs / 1_000).toFixed(1) };
  return host === '' ? aboutMessages.gradedAt(facts) : aboutMessages.gradedOn({ ...facts, host });
};

const settingsOf = ({ report, limits }: View): VNode[] => {
  const settings = Object.entries(report.settings).slice(0, limits.entries);
  return settings.length === 0
    ? []
    : [fold(element('h3', null, aboutMessages.settings()), false, definitions(settings))];
};
