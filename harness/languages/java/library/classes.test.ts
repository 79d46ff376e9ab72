import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Subject } from '../../../contracts/subject.ts';
import { call, make, observe, subjectOf } from '../../../testing/java/testkit.ts';

const table = (type: string): string => `
    public String ${type}() {
        ${type}<String, Integer> table = new ${type}<>();
        for (String key : "S E A R C H E X".split(" ")) table.put(key, table.size());
        table.put("R", null); table.delete("H"); table.delete("none");
        String text = "";
        for (String key : table.keys()) { text += key + table.get(key); table.delete(key); }
        try { table.put(null, 1); } catch (IllegalArgumentException expected) { text += "!"; }
        return text + table.get("E") + table.isEmpty();
    }`;

const ranked = (type: string): string => `
    public String ${type}() {
        ${type}<String, Integer> table = new ${type}<>();
        try { table.deleteMin(); } catch (NoSuchElementException expected) { }
        for (String key : "S E A R C H E X M".split(" ")) table.put(key, table.size());
        table.deleteMin(); table.deleteMax();
        String text = table.min() + table.max() + table.floor("G") + table.ceiling("G") + table.select(1) + table.rank("M");
        try { table.floor("A"); } catch (NoSuchElementException expected) { text += "!"; }
        try { table.select(6); } catch (IllegalArgumentException expected) { text += "!"; }
        text += table.size("D", "M") + " " + table.size("M", "D") + " ";
        for (String key : table.keys("D", "M")) text += key + table.get(key);
        for (String key : table.keys()) { text += key; table.delete(key); }
        return text + table.contains("E") + table.size();
    }`;

const bag = (type: string): string => `
    public String ${type}() {
        ${type}<Integer> bag = new ${type}<>();
        String text = "" + bag.isEmpty();
        for (int i = 0; i < 20; i++) bag.add(i);
        for (int item : bag) text += item;
        try { Iterator<Integer> all = bag.iterator(); while (true) all.next(); }
        catch (NoSuchElementException expected) { return text + bag.size(); }
    }`;

const unions = (type: string): string => `
    public String ${type}() {
        ${type} sets = new ${type}(6);
        sets.union(0, 1); sets.union(2, 3); sets.union(1, 3); sets.union(0, 2);
        String text = sets.count() + " " + (sets.find(0) == sets.find(3)) + sets.connected(3, 4);
        try { sets.find(6); } catch (IllegalArgumentException expected) { text += "!"; }
        return text;
    }`;

const sorts = (type: string): string => `
    public String ${type}() {
        Integer[] numbers = new Random(1).ints(100, 0, 50).boxed().toArray(Integer[]::new);
        ${type}.sort(numbers);
        Consumer<Comparable[]> again = ${type}::sort;
        again.accept(numbers);
        for (int i = 1; i < numbers.length; i++) if (numbers[i - 1] > numbers[i]) return "wrong";
        return "sorted";
    }`;

const index = (type: string, order: 'Min' | 'Max'): string => `
    public String ${type}() {
        ${type}<String> queue = new ${type}<>(5);
        for (int i = 0; i < 5; i++) queue.insert(i, "it was the best of".split(" ")[i]);
        queue.decreaseKey(1, "all"); queue.increaseKey(3, "zoo"); queue.changeKey(0, "me"); queue.delete(4);
        try { queue.decreaseKey(2, "you"); } catch (IllegalArgumentException expected) { }
        String text = queue.${order.toLowerCase()}Key() + queue.${order.toLowerCase()}Index() + " ";
        for (int i : queue) text += i;
        while (!queue.isEmpty()) text += queue.del${order}();
        try { queue.del${order}(); } catch (NoSuchElementException expected) { text += "!"; }
        return text + queue.contains(0) + queue.size();
    }`;

/** Each method uses the class of its name, and what it should return. */
const classes: readonly (readonly [name: string, code: string, expected: string])[] = [
  ...['Bag', 'LinkedBag'].map((one) => [one, bag(one), 'true19181716151413121110987654321020'] as const),
  ['ResizingArrayBag', bag('ResizingArrayBag'), 'true01234567891011121314151617181920'],
  ...['BST', 'RedBlackBST', 'AVLTreeST', 'BinarySearchST'].map(
    (one) => [one, ranked(one), 'CSEHE3!!3 0 E6H5M7CEHMRSfalse0'] as const,
  ),
  // The order is that of the last four bits of hash codes.
  ...['LinearProbingHashST', 'SeparateChainingHashST'].map((one) => [one, table(one), 'A2S0C4E6X6!nulltrue'] as const),
  ['SequentialSearchST', table('SequentialSearchST'), 'X6C4A2E6S0!nulltrue'],
  ...['UF', 'QuickFindUF', 'QuickUnionUF', 'WeightedQuickUnionUF'].map(
    (one) => [one, unions(one), '3 truefalse!'] as const,
  ),
  ...['Insertion', 'InsertionX', 'BinaryInsertion', 'Selection', 'Shell', 'Merge', 'MergeX', 'MergeBU', 'Heap'].map(
    (one) => [one, sorts(one), 'sorted'] as const,
  ),
  ...['Quick', 'QuickX', 'Quick3way'].map((one) => [one, sorts(one), 'sorted'] as const),
  ['IndexMinPQ', index('IndexMinPQ', 'Min'), 'all1 10231023!false0'],
  ['IndexMaxPQ', index('IndexMaxPQ', 'Max'), 'zoo3 32013201!false0'],
  [
    'SortsByOthers',
    `public String SortsByOthers() {
        String[] words = "it was the best of times".split(" ");
        String text = Arrays.toString(Merge.indexSort(words)) + Quick.select(words.clone(), 1);
        Comparator<String> byLength = Comparator.comparing(String::length);
        Insertion.sort(words, byLength); text += String.join(" ", words);
        Insertion.sort(words, 0, 3); text += String.join(" ", words);
        Insertion.sort(words, 1, 6, byLength.reversed()); return text + String.join(" ", words);
    }`,
    '[3, 0, 4, 2, 5, 1]itit of was the best timesit of was the best timesit times best was the of',
  ],
  [
    'Numbers',
    `public String Numbers() {
        Accumulator all = new Accumulator(); double[] numbers = {4, 1, 2, 5};
        for (double x : numbers) all.addDataValue(x);
        Counter counter = new Counter("times"); counter.increment(); counter.increment();
        return all + " " + (Math.abs(StdStats.stddev(numbers) - all.stddev()) < 1e-12) + StdStats.max(numbers, 1, 3)
            + StdStats.min(new int[] {3, 2}) + StdStats.mean(new double[0]) + counter + counter.tally()
            + BinarySearch.indexOf(new int[] {1, 3, 5}, 3) + BinarySearch.indexOf(new int[] {1, 3, 5}, 4);
    }`,
    'n = 4, mean = 3.0, stddev = 1.8257418583505538 true2.02NaN2 times21-1',
  ],
  [
    'Inversions',
    `public String Inversions() {
        int[] numbers = {5, 1, 4, 1, 3, 2};
        String text = Inversions.count(numbers) + Arrays.toString(numbers) + Inversions.count(new int[0]);
        text += Inversions.count(new Integer[] {3, 2, 1, 4}) + " " + Inversions.count("bca".split(""));
        try { Inversions.count((int[]) null); } catch (NullPointerException e) { text += "!"; }
        return text;
    }`,
    '9[5, 1, 4, 1, 3, 2]03 2!',
  ],
];

const source = `import edu.princeton.cs.algs4.*;
import java.util.Arrays; import java.util.Comparator; import java.util.Iterator;
import java.util.NoSuchElementException; import java.util.Random; import java.util.function.Consumer;
public class Uses {${classes.map(([, code]) => code).join('\n')}}`;

let subject: Subject;
beforeAll(async () => {
  subject = await subjectOf({ Uses: source });
});
afterAll(() => subject.close());

describe('classes of the library', () => {
  it.each(classes)('do as their interface says: %s', async (name, _code, expected) => {
    expect((await observe(subject, [make('Uses', 'uses'), call('uses', name)]))[1]).toMatchObject({ value: expected });
  });
});
