package edu.princeton.cs.algs4;

/** Sets of the numbers 0 to n - 1, which can be merged. Each is a tree; the larger one takes the smaller as a subtree. */
class UnionFind {
    /** The parent in the tree; a root is its own. */
    private final int[] parents;
    /** Numbers in the tree below a root. */
    private final int[] sizes;
    private int count;

    /** Each number is a set by itself. */
    UnionFind(int n) {
        if (n < 0) throw new IllegalArgumentException("the number of elements is negative: " + n);
        parents = new int[n];
        sizes = new int[n];
        count = n;
        for (int number = 0; number < n; number++) {
            parents[number] = number;
            sizes[number] = 1;
        }
    }

    public int count() {
        return count;
    }

    /** The number that stands for the set of {@code p}: the same for all of its members. */
    public int find(int p) {
        validate(p);
        int root = p;
        while (root != parents[root]) root = parents[root];
        return root;
    }

    @Deprecated
    public boolean connected(int p, int q) {
        return find(p) == find(q);
    }

    /** Merges the set of {@code p} with that of {@code q}. */
    public void union(int p, int q) {
        int first = find(p);
        int second = find(q);
        if (first == second) return;
        int larger = sizes[first] < sizes[second] ? second : first;
        int smaller = larger == first ? second : first;
        parents[smaller] = larger;
        sizes[larger] += sizes[smaller];
        count--;
    }

    private void validate(int p) {
        if (p >= 0 && p < parents.length) return;
        throw new IllegalArgumentException("index " + p + " is not between 0 and " + (parents.length - 1));
    }
}
