import edu.princeton.cs.algs4.In;
import edu.princeton.cs.algs4.MinPQ;
import edu.princeton.cs.algs4.Stack;
import edu.princeton.cs.algs4.StdOut;

/**
 * Solves slider puzzles by A* with Manhattan priorities: on the board and on its twin, a step of each in turn.
 * Exactly one of the two can be solved.
 */
public class Solver {

    // boards of a shortest solution; null when there is none
    private final Stack<Board> solution;

    // find a solution to the initial board (using the A* algorithm)
    public Solver(Board initial) {
        if (initial == null) throw new IllegalArgumentException("the initial board is null");
        SearchNode goal = search(initial);
        solution = goal == null ? null : goal.way();
    }

    // the goal's node, or null when the twin's search finds it
    private static SearchNode search(Board initial) {
        MinPQ<SearchNode> queue = new MinPQ<SearchNode>();
        MinPQ<SearchNode> twinQueue = new MinPQ<SearchNode>();
        queue.insert(new SearchNode(initial, null));
        twinQueue.insert(new SearchNode(initial.twin(), null));
        while (true) {
            SearchNode goal = step(queue);
            if (goal != null) return goal;
            if (step(twinQueue) != null) return null;
        }
    }

    // take out the best node: return it if it holds the goal, insert its neighbors if not
    private static SearchNode step(MinPQ<SearchNode> queue) {
        SearchNode node = queue.delMin();
        if (node.board.isGoal()) return node;
        for (Board neighbor : node.board.neighbors()) {
            boolean isStepBack = node.previous != null && neighbor.equals(node.previous.board);
            if (!isStepBack) queue.insert(new SearchNode(neighbor, node));
        }
        return null;
    }

    // is the initial board solvable?
    public boolean isSolvable() {
        return solution != null;
    }

    // min number of moves to solve initial board; -1 if unsolvable
    public int moves() {
        return solution == null ? -1 : solution.size() - 1;
    }

    // sequence of boards in a shortest solution; null if unsolvable
    public Iterable<Board> solution() {
        return solution;
    }

    // a board, how it was reached, and its priority, computed once
    private static class SearchNode implements Comparable<SearchNode> {
        private final Board board;
        private final SearchNode previous;
        private final int moves;
        private final int priority;

        SearchNode(Board board, SearchNode previous) {
            this.board = board;
            this.previous = previous;
            moves = previous == null ? 0 : previous.moves + 1;
            priority = moves + board.manhattan();
        }

        public int compareTo(SearchNode that) {
            return Integer.compare(priority, that.priority);
        }

        // the boards from the initial one to this node's
        private Stack<Board> way() {
            Stack<Board> boards = new Stack<Board>();
            for (SearchNode node = this; node != null; node = node.previous) boards.push(node.board);
            return boards;
        }
    }

    // test client
    public static void main(String[] args) {
        In in = new In(args[0]);
        int n = in.readInt();
        int[][] tiles = new int[n][n];
        for (int row = 0; row < n; row++) {
            for (int col = 0; col < n; col++) tiles[row][col] = in.readInt();
        }
        Solver solver = new Solver(new Board(tiles));
        if (!solver.isSolvable()) {
            StdOut.println("No solution possible");
            return;
        }
        StdOut.println("Minimum number of moves = " + solver.moves());
        for (Board board : solver.solution()) StdOut.println(board);
    }
}
