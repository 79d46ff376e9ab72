/** The files that were handed in, and how they were graded. */
import type { ComponentChild, VNode } from 'preact';
import { spokenLanguage } from '../../words/words.ts';
import { element } from '../figures/element.ts';
import { capped, cell, dataTable, fold, row, shorten } from './parts.ts';
import type { View } from './view.ts';
import { aboutWords, filesWords } from './words.ts';

export const drawNotes = (view: View): VNode | null => {
  const { notGradable, submission } = view.report;
  const notes = submission.notes.filter(({ message }) => message !== notGradable);
  if (notes.length === 0) return null;
  const looks = { error: 'bad', warning: 'warn', info: 'info' } as const;
  const items = capped(
    view,
    notes,
    ({ level, message }) =>
      element(
        'li',
        null,
        element('strong', { class: `verdict ${looks[level]}` }, `${filesWords[level]()}:`),
        ' ',
        shorten(message, view.limits.characters),
      ),
    (text) => element('li', null, text),
  );
  return element('ul', { class: 'plain' }, items);
};

export const drawFiles = (view: View): VNode | null => {
  const { files } = view.report.submission;
  if (files.length === 0) return null;
  const columns = [
    { title: filesWords.file() },
    { title: filesWords.size(), number: true },
    { title: filesWords.use() },
    { title: filesWords.hash() },
  ];
  const rows = capped(
    view,
    files,
    ({ path, bytes, role, sha256 }) =>
      row(element('code', null, path), [
        cell(bytes.toLocaleString(spokenLanguage()), true),
        cell(filesWords[role]()),
        cell(element('code', { title: sha256 }, sha256.slice(0, 12))),
      ]),
    (text) => element('tr', null, element('td', { colSpan: columns.length, class: 'soft' }, text)),
  );
  return dataTable(filesWords.caption(), columns, rows);
};

export const drawAbout = (view: View): VNode[] => {
  const { report, limits } = view;
  const { toolchain, volatile } = report;
  const tools = [toolchain.grader, toolchain.compiler, toolchain.runtime].filter((tool) => tool !== null);
  const facts: readonly (readonly [string, string])[] = [
    [aboutWords.isolation(), aboutWords[report.isolation]()],
    [aboutWords.seed(), report.seed === null ? aboutWords.kept() : String(report.seed)],
    [aboutWords.toolchain(), tools.join(', ')],
    [
      aboutWords.graded(),
      aboutWords.gradedAt({
        at: volatile.startedAt.slice(0, 16).replace('T', ' '),
        seconds: (volatile.durationMs / 1_000).toFixed(1),
        host: volatile.host,
      }),
    ],
    ...report.notes.slice(0, limits.entries).map((note) => [aboutWords.note(), note] as const),
  ];
  return [definitions(facts), ...settingsOf(view)];
};

const settingsOf = ({ report, limits }: View): VNode[] => {
  const settings = Object.entries(report.settings).slice(0, limits.entries);
  return settings.length === 0 ? [] : [fold(aboutWords.settings(), false, definitions(settings))];
};

const definitions = (facts: readonly (readonly [string, ComponentChild])[]): VNode =>
  element(
    'dl',
    { class: 'facts' },
    facts.map(([name, value]) => element('div', null, element('dt', null, name), element('dd', null, value))),
  );
