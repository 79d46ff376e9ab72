/** Sources for the tests of the list: what the language has today, used as an honest program would. */

/** Java 17. */
export const FEATURES = `import java.io.*;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.text.DecimalFormat;
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.*;
import java.util.regex.Pattern;
import java.util.stream.*;

public class Features<T extends Comparable<? super T>> implements Iterable<T>, Cloneable, Serializable {
    enum Kind {
        UP("u") { @Override int step() { return 1; } }, DOWN("d");
        private final String letter;
        Kind(String letter) { this.letter = letter; }
        int step() { return -1; }
    }
    sealed interface Shape permits Dot, Line { default double size() { return 0; } }
    record Dot(int x, int y) implements Shape { Dot { if (x < 0) throw new IllegalArgumentException("x: " + x); } }
    record Line(Dot from, Dot to) implements Shape { static Line of(Dot d) { return new Line(d, d); } }
    interface Visitor<R, E extends Exception> { R visit(Shape shape) throws E; }
    @FunctionalInterface interface Three { int apply(int a, int b, int c); }
    static class Failure extends RuntimeException { Failure(String why, Throwable cause) { super(why, cause); } }
    static class Quiet implements AutoCloseable { @Override public void close() { } }
    private class Inner { T first = items.get(0); class Deeper { T same = first; } }

    private static final Map<Kind, Integer> COUNTS = new EnumMap<>(Kind.class);
    private static final long[][] TABLE = new long[4][4];
    static { COUNTS.put(Kind.UP, 1); }
    private final List<T> items = new ArrayList<>();
    private final AtomicInteger calls = new AtomicInteger();
    private transient int hash;

    @SafeVarargs Features(T... given) { items.addAll(Arrays.asList(given)); Collections.sort(items); }

    @Override public Iterator<T> iterator() {
        return new Iterator<T>() {
            private int at;
            @Override public boolean hasNext() { return at < items.size(); }
            @Override public T next() { if (!hasNext()) throw new NoSuchElementException(); return items.get(at++); }
        };
    }
    @Override public boolean equals(Object y) {
        if (y == this) return true;
        if (y == null || y.getClass() != this.getClass()) return false;
        Features<?> that = (Features<?>) y;
        return items.equals(that.items) && Arrays.deepEquals(TABLE, TABLE.clone());
    }
    @Override public int hashCode() { return hash == 0 ? hash = Objects.hash(items, calls.get()) : hash; }
    @SuppressWarnings("unchecked") @Override public Features<T> clone() {
        try { return (Features<T>) super.clone(); } catch (CloneNotSupportedException e) { throw new AssertionError(e); }
    }
    String oldSwitch(String word) {
        switch (word) { case "a": return "A"; case "b": return "B"; default: return word.toUpperCase(Locale.ROOT); }
    }
    int newSwitch(Kind kind) { return switch (kind) { case UP -> 1; case DOWN -> { int x = 2; yield x; } }; }
    String matched(Object o) {
        if (o instanceof String s && !s.isBlank()) return s;
        if (o instanceof Dot d) return d.toString() + d.hashCode() + d.equals(o);
        return """
            nothing
            at "all" \\
            """.strip().formatted() + String.format("%2d ", 3);
    }
    synchronized int work(int... numbers) throws IOException {
        assert numbers.length > 0 : "nothing to do";
        try (Quiet one = new Quiet(); StringReader two = new StringReader("3"); Scanner in = new Scanner(two)) {
            return in.nextInt() + IntStream.of(numbers).map(n -> n * n).filter(n -> n > 1).sum();
        } catch (InputMismatchException | ArithmeticException e) {
            e.printStackTrace();
            throw new Failure(e.getMessage(), e.getCause());
        } finally {
            synchronized (this) { calls.incrementAndGet(); }
        }
    }
    Map<Integer, List<String>> streams(Collection<String> words) {
        Supplier<List<String>> make = ArrayList::new;
        Function<Integer, int[]> array = int[]::new;
        BiFunction<String, String, Boolean> same = String::equals;
        UnaryOperator<String> own = this::oldSwitch;
        Three three = (a, b, c) -> a + b + c;
        Comparator<String> order = Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder());
        String end = System.getProperty("line.separator");
        Comparator<String> kept = (Comparator<String> & Serializable) (a, b) -> a.compareTo(b);
        Iterable<String> lazy = () -> words.iterator();
        for (String word : lazy) make.get().add(word);
        Optional<String> longest = words.stream().max(order);
        return words.stream().map(own).sorted(kept).peek(w -> three.apply(1, 2, 3)).filter(w -> same.apply(w, "x"))
            .collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.toList()));
    }
    long numbers() {
        var random = new Random(7);
        int[] order = {3, 1, 2};
        Arrays.sort(order);
        Integer[] boxed = Arrays.stream(order).boxed().toArray(Integer[]::new);
        Arrays.sort(boxed, Collections.reverseOrder());
        StringBuilder text = new StringBuilder().append(1).append('c').append(2.5).insert(0, "x").reverse();
        var either = text.isEmpty() ? new StringBuffer() : text;
        either.append(either.length());
        BigInteger big = BigInteger.TWO.pow(70);
        PriorityQueue<int[]> queue = new PriorityQueue<>((a, b) -> Integer.compare(a[0], b[0]));
        Deque<Integer> deque = new ArrayDeque<>(List.of(1, 2));
        BitSet bits = new BitSet(9);
        ConcurrentHashMap<String, Integer> shared = new ConcurrentHashMap<>();
        shared.merge("a", 1, Integer::sum);
        shared.forEach((key, value) -> calls.addAndGet(value));
        StreamSupport.stream(deque.spliterator(), false).forEach(calls::addAndGet);
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        try { bits.set(ThreadLocalRandom.current().nextInt(9)); } finally { lock.unlock(); }
        byte[] bytes = "text".getBytes(StandardCharsets.UTF_8);
        System.arraycopy(order, 0, new int[3], 0, 3);
        Pattern.compile("a+").matcher("aa").matches();
        return Math.floorMod(big.longValue(), 7L) + text.length() + queue.size() + deque.size() + bytes.length
            + Long.bitCount(System.nanoTime()) + TimeUnit.SECONDS.toMillis(1) + random.nextInt(Short.MAX_VALUE)
            + System.identityHashCode(this) + Character.getNumericValue('7');
    }
    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        long start = System.currentTimeMillis();
        System.out.println(new DecimalFormat("0.00").format(start) + Features.class.getSimpleName());
        System.out.printf("%d%n", new Features<>(3, 1, 2).work(1, 2));
        System.err.println(in.readLine() + new Scanner(new File(args[0])).nextInt() + new StringTokenizer("a b"));
        try { throw new Failure("x", null); } catch (Failure e) { e.addSuppressed(new Error(e)); System.exit(1); }
    }
}
`;

/** Java 21 and newer: switches over types and records, with constants of enums in them. */
export const PATTERNS = `import java.util.*;
import java.util.stream.*;

public class Patterns {
    sealed interface Shape permits Dot, Line, Color { }
    record Dot(int x) implements Shape { }
    record Line(Dot from, Dot to) implements Shape { }
    enum Color implements Shape { RED, GREEN }
    String name(Shape shape) {
        return switch (shape) {
            case Dot(int x) when x > 3 -> "far";
            case Dot dot -> "dot" + dot.x();
            case Line(Dot(var a), Dot(int b)) -> a + "-" + b;
            case Color.RED -> "red";
            case Color c -> c.name();
        };
    }
    String kind(Object o) {
        if (o instanceof Line(Dot from, var to) && from.equals(to)) return "point";
        return switch (o) { case null -> "null"; case Integer i when i > 0 -> "+" + i; case String s -> s; default -> ""; };
    }
    String color(Color color) { return switch (color) { case RED -> "r"; case GREEN -> "g"; }; }
    List<Integer> sequenced(List<Integer> list) { return list.reversed().stream().toList(); }
}
`;
