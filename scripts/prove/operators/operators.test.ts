import { describe, expect, it } from 'vitest';
import { readBase } from '../bases.ts';
import { bases, generated } from '../generated.ts';
import { languageIds, type LanguageId, type Program } from '../mutant.ts';
import { javaSites } from './java.ts';
import type { Site } from './sites.ts';
import { typescriptSites } from './typescript.ts';

/** The same method in both languages. */
const method: Readonly<Record<LanguageId, Program>> = {
  java: {
    'A.java': `class A {
  int[][] t;
  int f(int a, int b) {
    if (a < b && b != 0) a++;
    this.t = new int[a][b].clone();
    return t[a][b] + Math.max(a, -b);
  }
}`,
  },
  typescript: {
    'A.ts': `class A {
  t: number[][];
  f(a: number, b: number): number {
    if (a < b && b !== 0) a++;
    this.t = make(a, b).slice();
    return this.t[a][b] + Math.max(a, -b);
  }
}`,
  },
};

const sitesOf = async (language: LanguageId, program: Program): Promise<Site[]> =>
  language === 'java' ? javaSites(program) : typescriptSites(program);

/** Texts after the change, by operator. */
const changed = async (language: LanguageId): Promise<string[]> => {
  const [file = '', text = ''] = Object.entries(method[language])[0] ?? [];
  const sites = await sitesOf(language, { [file]: text });
  return sites.map(({ operator, start, end, replacement }) => {
    const line = (text.slice(0, start) + replacement + text.slice(end)).split('\n');
    return `${operator}: ${line.find((one) => !text.split('\n').includes(one))?.trim() ?? ''}`;
  });
};

describe.each(languageIds)('the operators in %s', (language) => {
  it('change what PIT and Stryker change', async () => {
    const [not, array] = language === 'java' ? ['==', 't'] : ['===', 'this.t'];
    const unequal = language === 'java' ? '!=' : '!==';
    expect(await changed(language)).toEqual(
      expect.arrayContaining([
        `conditional-boundary: if (a <= b && b ${unequal} 0) a++;`,
        `negate-conditional: if (a >= b && b ${unequal} 0) a++;`,
        `negate-conditional: if (a < b && b ${not} 0) a++;`,
        `logical: if (a < b || b ${unequal} 0) a++;`,
        `remove-operand: if (a < b) a++;`,
        `remove-conditional: if (true) a++;`,
        `constants: if (a < b && b ${unequal} 1) a++;`,
        `increments: if (a < b && b ${unequal} 0) a--;`,
        `remove-assignment: if (a < b && b ${unequal} 0) ;`,
        `member-variable: this.t = null;`,
        `math: return ${array}[a][b] - Math.max(a, -b);`,
        `invert-negatives: return ${array}[a][b] + Math.max(a, b);`,
        `argument-propagation: return ${array}[a][b] + a;`,
        `argument-exchange: return ${array}[a][b] + Math.max(-b, a);`,
        `index-exchange: return ${array}[b][a] + Math.max(a, -b);`,
        `return-values: return 0;`,
      ]),
    );
  });

  it('make more than a thousand mutants, the same ones each time', { tags: 'long' }, async () => {
    const ids = (await generated(language)).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1_800);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await generated(language)).map(({ id }) => id)).toEqual(ids);
  });

  it('leave main() alone', async () => {
    const { files } = readBase(language, bases[language][0] ?? '');
    const sites = await sitesOf(language, files);
    const main = Object.entries(files).map(([path, text]) => [path, text.indexOf('static void main')] as const);
    expect(main.flatMap(([path, from]) => sites.filter((s) => from >= 0 && s.file === path && s.start > from))).toEqual(
      [],
    );
  });
});
