/** docs/security.md: numbered attacks, and under each the fixtures that try it. The fixtures know their numbers. */
import type { Attack } from './attack.ts';

export interface CatalogueEntry {
  readonly number: number;
  readonly title: string;
  /** Why nothing here tries it; null when something does. */
  readonly untried: string | null;
}

const heading = /^### (\d+)\. (.+)/;
const fixtures = 'Fixtures: ';
const without = 'Without a fixture: ';

/** Entries in the order of the page. */
export const readCatalogue = (page: string): CatalogueEntry[] =>
  sectionsOf(page).flatMap((section) => {
    const [, number, title] = heading.exec(section) ?? [];
    if (number === undefined || title === undefined) return [];
    const reason = section.split('\n').find((line) => line.startsWith(without));
    return [{ number: Number(number), title, untried: reason?.slice(without.length) ?? null }];
  });

/** The page with a line of fixtures under each entry that has some, and under no other. */
export const withFixtures = (page: string, attacks: readonly Pick<Attack, 'name' | 'catalogue'>[]): string =>
  sectionsOf(page)
    .map((section) => {
      const number = heading.exec(section)?.[1];
      if (number === undefined) return section;
      const names = attacks.filter(({ catalogue }) => catalogue.includes(Number(number))).map(({ name }) => name);
      const kept = section
        .trimEnd()
        .split('\n\n')
        .filter((paragraph) => !paragraph.startsWith(fixtures));
      const said = names.length === 0 ? [] : [`${fixtures}${names.map((name) => `\`${name}\``).join(', ')}`];
      return `${[...kept, ...said].join('\n\n')}\n\n`;
    })
    .join('')
    .replace(/\n+$/, '\n');

/** Pieces that begin with a heading of an entry or a chapter; together they are the page. */
const sectionsOf = (page: string): string[] => page.split(/^(?=##)/m);
