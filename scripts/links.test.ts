/** Pages link to headings, and sources and their messages name them (`docs/class.md#rights`): the site's build sees neither. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(
    (path) =>
      /\.(?:md|ts|js|mjs|ya?ml|py)$/.test(path) && !path.startsWith('fixtures/') && existsSync(join(root, path)),
  );

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** As GitHub makes them of headings. */
const anchorsOf = (path: string): string[] =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

const linksOf = (path: string): string[] => [
  ...[...read(path).matchAll(/\bdocs\/[a-z-]+\.md(?:#[\w-]+)?/g)].map(([link]) => link),
  ...(path.endsWith('.md') ? [...read(path).matchAll(/\]\(([^()\s:]+)\)/g)] : []).map(([, link = '']) =>
    link.startsWith('#') ? `${path}${link}` : normalize(join(dirname(path), link)),
  ),
];

const isDead = (link: string): boolean => {
  const [path = '', anchor] = link.split('#');
  return !existsSync(join(root, path)) || (anchor !== undefined && !anchorsOf(path).includes(anchor));
};

it('every page and heading that is named exists', () => {
  const links = files.flatMap((path) => linksOf(path).map((link) => ({ path, link })));
  expect(links.length).toBeGreaterThan(200);
  expect(links.filter(({ link }) => isDead(link))).toEqual([]);
});
