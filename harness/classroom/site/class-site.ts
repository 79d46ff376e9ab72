/** The page for staff, from what is stored of a class. */
import type { VNode } from 'preact';
import { element } from '../../pages/figures/element.ts';
import { renderPage } from '../../pages/page.ts';
import { theme } from '../../pages/theme.ts';
import { sanitizeText } from '../../text/sanitize.ts';
import type { ClassFile, ClassStudent } from '../store/class-file.ts';
import type { GradedOf } from '../summarise.ts';

export const renderClassSite = (file: ClassFile, gradedOf: GradedOf): Promise<string> => {
  const title = `Class: ${file.assignment ?? file.bundle.name}`;
  const heads = ['Name', 'Section', 'State', 'Score', 'Attempt', 'Language'].map((text) =>
    element('th', { scope: 'col' }, text),
  );
  const rows = file.students.map((student) => rowOf(student, gradedOf));
  const table = element(
    'table',
    null,
    element('thead', null, element('tr', null, ...heads)),
    element('tbody', null, ...rows),
  );
  const body = element(
    'main',
    { id: 'main', class: 'wrap' },
    element('h1', null, title),
    element('div', { class: 'scroll' }, table),
  );
  return Promise.resolve(renderPage({ title, lang: 'en', body, styles: [theme, styles] }));
};

const styles = '.scroll { overflow-x: auto; }';

const rowOf = ({ key, name, section, state, score, attempt, report }: ClassStudent, gradedOf: GradedOf): VNode => {
  const shown = sanitizeText(name ?? key, 200);
  const page = attempt === null ? '' : `../students/${key}/${String(attempt)}/report.html`;
  const link = report === null ? shown : element('a', { href: page }, shown);
  const language = attempt === null ? null : gradedOf({ key, attempt })?.language;
  const cells = [section, state, score === null ? '' : score.toFixed(2), attempt, language];
  return element(
    'tr',
    null,
    element('th', { scope: 'row' }, link),
    ...cells.map((cell) => element('td', null, String(cell ?? ''))),
  );
};
