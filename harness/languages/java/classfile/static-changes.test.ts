import { beforeAll, describe, expect, it } from 'vitest';
import { factsOn } from '../../../testing/java/class-files.ts';

/** By field: its declaration, what a method does with it, and whether that changes it. */
const CASES: Readonly<Record<string, readonly [declaration: string, use: string, changes: boolean]>> = {
  assigned: ['static int assigned', 'assigned = 3;', true],
  incremented: ['static long incremented', 'incremented++;', true],
  onlyRead: ['static final int[] onlyRead = {1, 2}', 'own[0] = onlyRead[1];', false],
  element: ['static final int[] element = {1, 2}', 'element[own.length] = 4;', true],
  counted: ['static final int[] counted = {1, 2}', 'counted[0] += own[1];', true],
  wide: ['static final long[] wide = new long[4]', 'wide[1] = wide[2] + 4L;', true],
  deep: ['static final double[][] deep = new double[3][3]', 'deep[1][own[0]] = 2.0;', true],
  alias: ['static final int[] alias = {1, 2}', 'int[] other = alias; other[0] = 3;', true],
  copied: ['static final int[] copied = {1, 2}', 'int[] other = copied.clone(); other[0] = 3;', false],
  listAdd: ['static final List<int[]> listAdd = new ArrayList<>()', 'listAdd.add(own);', true],
  listGet: ['static final List<int[]> listGet = new ArrayList<>()', 'own = listGet.get(0);', false],
  nested: ['static final Map<Integer, List<int[]>> nested = new HashMap<>()', 'nested.get(1).add(own);', true],
  lambda: ['static final Map<Integer, int[]> lambda = new HashMap<>()', 'all.forEach(i -> lambda.put(i, own));', true],
  filled: ['static final int[] filled = {1, 2}', 'Arrays.fill(filled, 7);', true],
  source: ['static final int[] source = {1, 2}', 'System.arraycopy(source, 0, own, 0, 2);', false],
  target: ['static final int[] target = {1, 2}', 'System.arraycopy(own, 0, target, 0, 2);', true],
  replaced: ['static final String replaced = own()', "replaced.replace('_', ' ');", false],
  inText: ['static final String[] inText = {own()}', "inText[0].replace('_', ' ');", false],
  added: ['static final java.math.BigInteger added = java.math.BigInteger.TEN', 'added.add(added);', false],
  appended: ['static final StringBuilder appended = new StringBuilder()', 'appended.append(own);', true],
  object: ['static final Statics object = new Statics()', 'object.own = null;', true],
  sum: ['static final Offset[] sum = {new Offset(0, 1)}', 'for (Offset one : sum) one.add(one);', false],
  pushed: ['static final Path pushed = new Path("", null)', 'pushed.push("a");', false],
  tallied: ['static final Tally tallied = new Tally()', 'tallied.add(1);', true],
  kept: ['static final Kept kept = new Kept(new Tally())', 'kept.add(1);', true],
  inArray: ['static final Cells inArray = new Cells(new int[1])', 'inArray.add(1);', true],
  subclass: ['static final Base subclass = new Sub()', 'subclass.add(1);', true],
  inherited: ['static final Listed inherited = new Listed()', 'inherited.add(1);', true],
  anyKind: ['static final Sink anyKind = new Tally()::add', 'anyKind.add(1);', true],
  chosen: ['static final int[] chosen = {1, 2}', 'int[] a = own.length > 1 ? chosen : own; own[a[0]] = 1;', false],
  byOther: ['static final int[] byOther = {1, 2}', '} static class Other { static { byOther[0] = 2; }', true],
  inBlock: ['static final int[] inBlock = new int[2]; static { inBlock[0] = 1; }', '', false],
  each: [
    'static final List<int[]> each = new ArrayList<>(); static { List.of(1).forEach(i -> each.add(null)); }',
    '',
    false,
  ],
  byMethod: [
    'static final int[] byMethod = new int[2]; static { fill(); } private static void fill() { more(1); } private static void more(int n) { byMethod[0] = n; if (n > 0) more(n - 1); }',
    '',
    false,
  ],
  alsoLater: [
    'static final int[] alsoLater = new int[2]; static { reset(); } private static void reset() { alsoLater[0] = 1; }',
    'reset();',
    true,
  ],
  visibleMethod: [
    'static final int[] visibleMethod = new int[2]; static { set(); } static void set() { visibleMethod[0] = 1; }',
    '',
    true,
  ],
  byNested: [
    'static final int[] byNested = new int[2]; static { put(); } private static void put() { byNested[0] = 1; } static class Nested { int n; void use() { Runnable r = Statics::put; put(); } }',
    '',
    true,
  ],
  runLater: ['static final int[] runLater = new int[2]; static final Runnable run = () -> runLater[0]++', '', true],
  lambdaCounts: ['static int lambdaCounts; static { List.of(1).forEach(i -> lambdaCounts++); }', '', true],
};

const HELPERS = `
record Offset(int row, int column) { Offset add(Offset o) { return new Offset(row + o.row, column + o.column); } }
record Path(String first, Path rest) { Path push(String one) { return new Path(one, this); } }
class Tally { int n; void add(int m) { n += m; } }
record Kept(Tally tally) { void add(int m) { tally.n += m; } }
record Cells(int[] cells) { void add(int m) { cells[0] += m; } }
class Base { void add(int m) { } }
class Sub extends Base { int n; @Override void add(int m) { n += m; } }
class Listed extends ArrayList<Integer> { }
interface Sink { void add(int m); }`;

let changed: ReadonlyMap<string, boolean>;
beforeAll(async () => {
  const names = Object.entries(CASES);
  const text = [
    'import java.util.*;\npublic class Statics {\nprivate int[] own = new int[3];\nprivate List<Integer> all; static String own() { return "a_b"; }',
    ...names.map(([, [declaration]]) => `private ${declaration};`),
    ...names.map(([name, [, use]]) => `void use_${name}() { ${use} }`),
    '}',
    HELPERS,
  ];
  const { classes } = await factsOn({ 'Statics.java': text.join('\n') });
  changed = new Map(classes.flatMap(({ fields }) => fields.map((one) => [one.name, one.changed !== undefined])));
});

describe('changes of static fields', () => {
  it.each(Object.entries(CASES))('%s', (name, [, , changes]) => {
    expect(changed.get(name)).toBe(changes);
  });
});
