import { beforeAll, describe, expect, it } from 'vitest';
import { factsOn } from '../../../testing/java/class-files.ts';

const ONE = 'int[] $F = {1, 2}';
const TWO = 'int[][] $F = {{1, 2}, {3}}';

/** By field: its declaration, what a method does with it, and whether it may be changed by another name. */
const CASES: Readonly<Record<string, readonly [declaration: string, use: string, escapes: boolean]>> = {
  indexed: [TWO, 'own[0] = $F[own[1]][0] + $F.length;', false],
  loop: [ONE, 'for (int one : $F) own[0] += one;', false],
  rows: [TWO, 'for (int[] row : $F) for (int one : row) if (one > own[1]) own[0] += row[0]; else continue;', false],
  slotUsedAgain: [ONE, 'for (int one : $F) own[0] += one; int[] mine = new int[3]; put(mine, 0);', false],
  printed: [TWO, 'String s = java.util.Arrays.deepToString($F);', false],
  copied: [ONE, 'own = java.util.Arrays.copyOf($F, 2); own = $F.clone(); System.arraycopy($F, 0, own, 0, 2);', false],
  elementPassed: ['String[] $F = {"a"}', 'System.out.println($F[0]);', false],
  passed: [ONE, 'put($F, 0);', true],
  rowPassed: [TWO, 'put($F[0], 0);', true],
  localPassed: [ONE, 'int[] a = $F; while (own[0] < 3) own[0]++; put(a, 0);', true],
  returned: [ONE, 'own = of_$F();} int[] of_$F() { return $F;', true],
  kept: [ONE, 'own = $F;', true],
  keptInArray: [ONE, 'int[][] all = new int[1][]; all[0] = $F;', true],
  captured: [ONE, 'int[] a = $F; Runnable r = () -> a[0]++;', true],
  chosen: [ONE, '(own[0] > 1 ? $F : own)[0] = 1;', true],
  mixed: [ONE, 'int[] a = $F; if (own[0] > 1) a = own; a[0] = 1;', true],
  later: [ONE, 'int[] a = own; while (own[0] > 1) { a[0] = 1; a = $F; }', true],
  switched: [ONE, 'int[] a = $F; switch (own[0]) { case 1: a = own; case 2: a[0] = 1; }', true],
  copiedRows: [TWO, 'int[][] a = $F.clone(); a[0][0] = 1;', true],
  byOther: [ONE, '} static class Other_$F { static { put($F, 0); }', true],
  inBlock: [ONE, '} static { put($F, 0); } void more_$F() {', false],
  inLambda: [ONE, '} static { java.util.List.of(1).forEach(i -> $F[0] = i); } void more_$F() {', true],
  inherited: [ONE, '} static class Heir_$F extends Statics { void use() { $F[0]++; }', true],
  asList: ['String[] $F = {"a"}', 'java.util.Arrays.asList($F).set(0, "b");', true],
};

let escaped: ReadonlyMap<string, boolean>;
beforeAll(async () => {
  const text = Object.entries(CASES).map(([name, [declaration, use]]) =>
    `static final ${declaration};
void use_$F() { ${use} }`.replaceAll('$F', name),
  );
  const { classes } = await factsOn({
    'Statics.java': `public class Statics {\nprivate int[] own = new int[3];\nstatic void put(int[] a, int i) { a[i]++; }\n${text.join('\n')}\n}`,
  });
  escaped = new Map(classes.flatMap(({ fields }) => fields.map((one) => [one.name, one.escapes === true])));
});

describe('arrays in static fields', () => {
  it('are taken for changed where a method has more than any program needs, which would take long to follow', async () => {
    const names = Array.from({ length: 17 }, (_, index) => `a${String(index)}`);
    const reading = (count: number): string =>
      names
        .slice(0, count)
        .map((name) => `sum += ${name}[0];`)
        .join(' ');
    const text = `public class Many { static final int[] ${names.map((name) => `${name} = {1}`).join(', ')}; int sum;`;
    const escapes = async (count: number): Promise<boolean> => {
      const { classes } = await factsOn({ 'Many.java': `${text} void use() { ${reading(count)} } }` });
      return classes.some(({ fields }) => fields.some((one) => one.escapes === true));
    };
    expect([await escapes(16), await escapes(17)]).toEqual([false, true]);
  });

  it.each(Object.entries(CASES))('%s', (name, [, , escapes]) => {
    expect(escaped.get(name)).toBe(escapes);
  });
});
