/**
 * The documentation as a site: `npm run site` builds README.md and docs/ into `reports/site`, and fails on a dead link.
 * DOCS_BASE is the path that it is served from, such as /8puzzle-grader/v1/: each release keeps its own.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type DefaultTheme, defineConfig } from 'vitepress';

const root = resolve(import.meta.dirname, '../..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };

const titleOf = (page: string): string => /^# (.+)$/m.exec(readFileSync(join(root, page), 'utf8'))?.[1] ?? page;

const group = (text: string, names: readonly string[]): DefaultTheme.SidebarItem => ({
  text,
  items: names.map((name) => {
    const page = name.includes('.md') ? name : `docs/${name}.md`;
    return { text: titleOf(page), link: `/${page.replace(/\.md$/, '')}` };
  }),
});

/** Links to folders and files of the repository that are no pages; what is missing there is a dead link all the same. */
const isSource = (url: string): boolean =>
  ['.', 'docs'].some((folder) => existsSync(join(root, folder, url.replace(/#.*/, ''))));

export default defineConfig({
  title: '8puzzle-grader',
  description: 'The autograder and test harness for the 8puzzle assignment',
  base: process.env['DOCS_BASE'] ?? '/',
  srcDir: root,
  srcExclude: [
    '**/node_modules/**',
    'fixtures/**',
    'dist/**',
    'kits/**',
    'reports/**',
    'coverage/**',
    '.github/**',
    'harness/**',
    'reference/**',
  ],
  outDir: join(root, 'reports', 'site'),
  cacheDir: join(root, '.cache', 'vitepress'),
  rewrites: { 'README.md': 'index.md' },
  cleanUrls: false,
  lastUpdated: false,
  // Texts in `<brackets>` are words to be replaced, not elements.
  markdown: { html: true },
  ignoreDeadLinks: [isSource],
  themeConfig: {
    search: { provider: 'local' },
    nav: [{ text: `Version ${version}`, link: '/CHANGELOG' }],
    outline: [2, 3],
    sidebar: [
      group('Use', ['installation', 'cli', 'configuration', 'report', 'class', 'kits']),
      group('What is assessed', ['assessment', 'assignments', 'proof', 'security']),
      group('Behind it', ['laboratory', 'architecture', 'decisions', 'fixtures']),
    ],
  },
});
