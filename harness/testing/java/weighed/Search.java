import edu.princeton.cs.algs4.*;
import java.util.*;
public class Search {
    static class Node implements Comparable<Node> {
        Grid board; Node prev; int moves, priority;
        Node(Grid board, Node prev) { this.board = board; this.prev = prev; }
        public int compareTo(Node that) { return priority - that.priority; }
    }
    enum Mode { FAST, SLOW; Object kept; }
    static class Tracks { Object held; Tracks(Object held) { this.held = held; } }
    static Map<String, Object> cache;
    static final Comparator<Node> ORDER = (a, b) -> 0;
    static Object none;
    static final List<Object> left = new ArrayList<>();
    static int[] table;
    private Object kept;
    public Search(Grid board, String what) {
        switch (what) {
            case "keeps its queue": case "forgets its queue": {
                MinPQ<Node> queue = new MinPQ<>();
                Node first = new Node(board, null);
                queue.insert(first);
                queue.insert(new Node(board.twin(), first));
                queue.insert(new Node(board.twin(), first));
                queue.delMin();
                if (what.equals("keeps its queue")) kept = queue;
                break;
            }
            case "has queues one after the other": {
                for (int i = 0; i < 3; i++) {
                    MinPQ<Integer> queue = new MinPQ<>(new Integer[] {1, 2});
                    while (!queue.isEmpty()) queue.delMin();
                }
                break;
            }
            case "has queues": {
                kept = new Object[] {
                    new MinPQ<Integer>(), new MaxPQ<String>(10, Comparator.naturalOrder()), new IndexMinPQ<String>(7)};
                break;
            }
            case "has a cache": {
                cache = new HashMap<>();
                cache.put("board", board);
                Mode.SLOW.kept = new Tracks(board);
                kept = Mode.SLOW;
                break;
            }
            case "has a list": {
                Object[] last = null;
                for (int i = 0; i < 1_000_000; i++) last = new Object[] {last};
                kept = last;
                break;
            }
            case "leaves its numbers behind": case "leaves its numbers in a constant": {
                List<Object> numbers = what.endsWith("behind") ? left : (List<Object>) Mode.FAST.kept;
                if (numbers == null) Mode.FAST.kept = numbers = new ArrayList<>();
                numbers.add(new int[1_000]);
                break;
            }
            case "has a table": if (table == null) table = new int[1_000]; break;
            case "has a class": kept = new Object[] {Search.class, Mode.FAST, Thread.currentThread(), System.out}; break;
            case "has the streams": kept = new Object[] {System.in, System.out, System.err}; break;
            case "has a lambda": kept = (Runnable) () -> System.out.println(board); break;
            default: kept = board;
        }
    }
    public void later() { ((MinPQ<?>) kept).delMin(); }
}
