/**
 * A solution of a board in the fewest moves, by A* search.
 */
public class Solver {

    // find a solution to the initial board (using the A* algorithm)
    public Solver(Board initial) {
        throw new UnsupportedOperationException("Solver(Board) is not written yet");
    }

    // is the initial board solvable?
    public boolean isSolvable() {
        throw new UnsupportedOperationException("isSolvable() is not written yet");
    }

    // min number of moves to solve initial board; -1 if unsolvable
    public int moves() {
        throw new UnsupportedOperationException("moves() is not written yet");
    }

    // sequence of boards in a shortest solution; null if unsolvable
    public Iterable<Board> solution() {
        throw new UnsupportedOperationException("solution() is not written yet");
    }

    // test client: see the assignment
    public static void main(String[] args) {
        System.out.println("not written yet");
    }

}
