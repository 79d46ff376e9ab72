import edu.princeton.cs.algs4.WeightedQuickUnionUF;

public class Percolation {
    private final int n;
    private final boolean[] open;
    private final WeightedQuickUnionUF both;    // with virtual top and bottom
    private final WeightedQuickUnionUF top;     // with virtual top alone
    private int count;

    public Percolation(int n) {
        if (n < 1) throw new IllegalArgumentException("n is " + n);
        this.n = n;
        open = new boolean[n * n];
        both = new WeightedQuickUnionUF(n * n + 2);
        top = new WeightedQuickUnionUF(n * n + 1);
    }

    public void open(int row, int col) {
        int site = index(row, col);
        if (open[site]) return;
        open[site] = true;
        count++;
        if (row == 1) connect(site, n * n);
        if (row == n) both.union(site, n * n + 1);
        if (row > 1 && open[site - n]) connect(site, site - n);
        if (row < n && open[site + n]) connect(site, site + n);
        if (col > 1 && open[site - 1]) connect(site, site - 1);
        if (col < n && open[site + 1]) connect(site, site + 1);
    }

    public boolean isOpen(int row, int col) {
        return open[index(row, col)];
    }

    public boolean isFull(int row, int col) {
        int site = index(row, col);
        return open[site] && top.find(site) == top.find(n * n);
    }

    public int numberOfOpenSites() {
        return count;
    }

    public boolean percolates() {
        return both.find(n * n) == both.find(n * n + 1);
    }

    private void connect(int site, int other) {
        both.union(site, other);
        top.union(site, other);
    }

    private int index(int row, int col) {
        if (row < 1 || row > n || col < 1 || col > n) throw new IllegalArgumentException(row + ", " + col);
        return (row - 1) * n + col - 1;
    }
}
