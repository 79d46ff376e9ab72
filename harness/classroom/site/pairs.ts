/** Pairs of submissions that share much code. The words judge nobody: that is for a person who has read both. */
import type { VNode } from 'preact';
import { cell, dataTable, fold, part, row } from '../../formats/html/parts.ts';
import { element } from '../../pages/figures/element.ts';
import { percentOf } from '../similarity/similarity-file.ts';
import { drawShown } from './clean.ts';
import type { People } from './people.ts';
import { drawStudent } from './roster-row.ts';
import { drawText } from './shown-text.ts';
import type { SiteData, SitePair } from './site-data.ts';

const mostShown = 30;

const remark =
  'These submissions share a lot of code. That can have many reasons, such as code that everyone was given or work together ' +
  'that was allowed: each pair is to be looked at by a person.';

const olderRemark =
  'Submissions have come in or been replaced since this comparison. To compare them, run grade class similar again.';

/** Nothing when the class was not compared. */
export const drawPairs = (
  { pairs, isOlder, sameFiles, leftOut, anonymous }: SiteData,
  people: People,
): VNode | null => {
  if (pairs === null) return null;
  const others = drawLeftOut(leftOut, people, anonymous);
  const older = isOlder ? element('p', null, olderRemark) : null;
  if (pairs.length === 0 && sameFiles.length === 0) {
    const none = element('p', null, 'No two submissions share much code.');
    return part('pairs', 'Similar submissions', older, none, others);
  }
  const rows = pairs.map((pair) => drawPair(pair, people, anonymous));
  const rest = rows.slice(mostShown);
  return part(
    'pairs',
    'Similar submissions',
    older,
    element('p', { class: 'remark' }, remark),
    ...drawSame(sameFiles, people, anonymous),
    rows.length === 0 ? null : drawTable('Pairs that share much code', rows.slice(0, mostShown), anonymous),
    rest.length === 0
      ? null
      : fold(
          rest.length === 1 ? '1 more pair' : `${rest.length} more pairs`,
          false,
          drawTable('More pairs that share code', rest, anonymous),
        ),
    others,
  );
};

/** What is not among the pairs may be alike all the same. A file's name may hold a student's. */
const drawLeftOut = (all: SiteData['leftOut'], people: People, anonymous: boolean): VNode | null => {
  if (all.length === 0) return null;
  const keys = inOrder([...new Set(all.map(({ key }) => key))], people, anonymous);
  const drawn = keys.map((key) => {
    const files = all.filter((one) => one.key === key).flatMap((one) => one.files);
    const some = anonymous ? ['the files'] : files.flatMap((path, index) => [index === 0 ? '' : ', ', drawShown(path)]);
    const what = files.length === 0 ? ['too little code of their own'] : ['only a part of ', ...some];
    return element('li', null, drawParty(key, people, anonymous), ': ', ...what);
  });
  const title = `${drawn.length} not compared, or only in part`;
  return fold(title, false, element('ul', { class: 'list' }, drawn));
};

/** Each group stands in the pairs by its first alone. */
const drawSame = (groups: SiteData['sameFiles'], people: People, anonymous: boolean): VNode[] => {
  if (groups.length === 0) return [];
  const drawn = groups.map((keys) =>
    element(
      'li',
      null,
      inOrder(keys, people, anonymous).flatMap((key, index) => [
        index === 0 ? '' : ', ',
        drawParty(key, people, anonymous),
      ]),
    ),
  );
  const remark = 'The same files, to the last character; among the pairs, the first of them stands for all:';
  return [element('p', null, remark), element('ul', { class: 'list' }, drawn)];
};

/** That of the class may be by name: an anonymous page has none of it. */
const inOrder = (keys: readonly string[], people: People, anonymous: boolean): readonly string[] => {
  const numberOf = (key: string): number => people.byKey(key)?.id ?? Number.MAX_SAFE_INTEGER;
  return anonymous ? keys.toSorted((one, other) => numberOf(one) - numberOf(other)) : keys;
};

const drawTable = (caption: string, rows: VNode[], anonymous: boolean): VNode => {
  const columns = [
    { title: 'Students' },
    { title: 'Shared code', number: true },
    { title: 'Longest common part, tokens', number: true },
    ...(anonymous ? [] : [{ title: 'Code' }]),
  ];
  return dataTable(caption, columns, rows);
};

const drawPair = ({ a, b, similarity, longest, page }: SitePair, people: People, anonymous: boolean): VNode => {
  const link = linkOf(page);
  const [one = a, other = b] = inOrder([a, b], people, anonymous);
  const beside =
    link === null
      ? '–'
      : element(
          'a',
          { href: link },
          'side by side',
          element('span', { class: 'unseen' }, ' of ', nameOf(a, people), ' and ', nameOf(b, people)),
        );
  return row(
    [drawParty(one, people, anonymous), ' and ', drawParty(other, people, anonymous)],
    [
      cell(`${percentOf(similarity)} %`, true),
      cell(longest.toLocaleString('en'), true),
      ...(anonymous ? [] : [cell(beside)]),
    ],
  );
};

const nameOf = (key: string, people: People): VNode => {
  const person = people.byKey(key);
  return person === undefined ? drawShown(key) : drawText(person.name);
};

const drawParty = (key: string, people: People, anonymous: boolean): VNode => {
  const person = people.byKey(key);
  if (person !== undefined) return drawStudent(person);
  return anonymous ? element('span', null, 'a submission of another year') : drawShown(key);
};

/** Only to a file below the folder of the class. */
const linkOf = (page: string): string | null => {
  const parts = page.split('/');
  if (/[\\:]/.test(page) || parts.some((name) => /^\.*$/.test(name))) return null;
  return `../${parts.map(encodeURIComponent).join('/')}`;
};
