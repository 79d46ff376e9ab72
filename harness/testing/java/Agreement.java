import java.lang.instrument.Instrumentation;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.math.BigInteger;
import java.text.BreakIterator;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntSupplier;

/**
 * An agent and the program that it looks at: what the probe's walk says of some objects, and what this JVM itself says,
 * a line for each object.
 */
public final class Agreement {
    private static Instrumentation jvm;

    private Agreement() {}

    public static void premain(String arguments, Instrumentation instrumentation) {
        jvm = instrumentation;
    }

    public static void main(String[] args) throws Exception {
        for (Map.Entry<String, Object> sample : samples().entrySet()) {
            long model = model(sample.getValue());
            System.out.println(sample.getKey() + '\t' + model + '\t' + measured(sample.getValue()));
        }
    }

    private static long model(Object root) throws Exception {
        Constructor<?> instruments = Class.forName("counting.Instrumentation").getDeclaredConstructor();
        Class<?> walkClass = Class.forName("probe.Walk");
        Constructor<?> walk = walkClass.getDeclaredConstructors()[0];
        walk.setAccessible(true);
        Object walked = call(walkClass, "from", walk.newInstance(instruments.newInstance()), List.of(root));
        return (Long) call(walkClass, "bytes", walked);
    }

    private static Object call(Class<?> type, String name, Object on, Object... args) throws Exception {
        for (Method method : type.getDeclaredMethods()) {
            if (!method.getName().equals(name)) continue;
            method.setAccessible(true);
            return method.invoke(on, args);
        }
        throw new NoSuchMethodException(name);
    }

    private static long measured(Object root) throws Exception {
        Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        ArrayDeque<Object> open = new ArrayDeque<>(List.of(root));
        long bytes = 0;
        while (!open.isEmpty()) {
            Object object = open.pop();
            if (!seen.add(object)) continue;
            bytes += jvm.getObjectSize(object);
            for (Object held : references(object)) if (held != null && !(held instanceof Class)) open.push(held);
        }
        return bytes;
    }

    private static List<Object> references(Object object) throws Exception {
        List<Object> held = new ArrayList<>();
        boolean array = object.getClass().isArray() && !object.getClass().getComponentType().isPrimitive();
        for (int i = 0; array && i < Array.getLength(object); i++) held.add(Array.get(object, i));
        for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers()) || field.getType().isPrimitive()) continue;
                field.setAccessible(true);
                held.add(field.get(object));
            }
        }
        return held;
    }

    private static Map<String, Object> samples() {
        Map<String, Object> samples = new LinkedHashMap<>();
        samples.put("object without fields", new Object());
        samples.put("string", "a string \u03a3");
        samples.put("list of lists", new ArrayList<>(List.of(new ArrayList<>(List.of(1000, 2000)), List.of(3), List.of())));
        samples.put("linked list", new LinkedList<>(List.of(1L, 2L, 'x', true)));
        samples.put("hash map", fill(new HashMap<>(), 100));
        samples.put("hash map of one", Map.of("a", 1.5));
        samples.put("tree map", fill(new TreeMap<>(), 33));
        samples.put("hash set", new HashSet<>(List.of("x", "yy", "zzz")));
        samples.put("array deque", new ArrayDeque<>(List.of(1, 2, 3)));
        samples.put("priority queue", queue());
        samples.put("wrapped array", new Integer[][] {{1, 2, 300}, {}, {null, 4}});
        samples.put("bit set, builder, number", List.of(new BitSet(130), new StringBuilder("abc"), BigInteger.TEN.pow(40)));
        samples.put("random, optional", List.of(new Random(5), Optional.of("x")));
        samples.put("object of a package that nothing opens", BreakIterator.getCharacterInstance());
        for (int n = 0; n < 9; n++) samples.put("arrays of " + n, arrays(n));
        addClasses(samples);
        return samples;
    }

    private static void addClasses(Map<String, Object> samples) {
        int captured = samples.size();
        long wide = captured;
        String text = "captured";
        samples.put("record", new Point((byte) 1, 2L, "three"));
        samples.put("fields of several classes", new Derived());
        samples.put("inner class", new Derived().new Inner());
        samples.put("anonymous class", new Object() {
            final String kept = text + captured;
        });
        samples.put("lambda that captures", (IntSupplier) () -> captured + (int) wide + text.length());
        samples.put("lambda that does not", (IntSupplier) () -> 1);
        samples.put("comparator of the platform", Comparator.comparing(String::length).thenComparing(o -> text));
        samples.put("cycle", new Ring());
    }

    private static Map<String, Integer> fill(Map<String, Integer> map, int entries) {
        for (int i = 0; i < entries; i++) map.put("key " + i, i * i);
        return map;
    }

    private static Collection<String> queue() {
        Collection<String> queue = new PriorityQueue<>(Comparator.comparing(String::length));
        queue.addAll(List.of("c", "bb", "aaa"));
        return queue;
    }

    private static Object arrays(int n) {
        return new Object[] {
            new boolean[n], new byte[n], new char[n], new short[n], new int[n], new long[n], new float[n],
            new double[n], new String[n], new int[n][n]
        };
    }

    private record Point(byte x, long y, String name) {}

    private static class Base {
        private final boolean flag = true;
        private final long number = 1;
        private final byte small = 1;
    }

    private static class Derived extends Base {
        private final char letter = 'x';
        private final Object reference = new Base();
        private final double decimal = 0.5;
        private final short medium = 1;

        private final class Inner {
            private final int own = letter;
        }
    }

    private static final class Ring {
        private final Ring next;

        private Ring() {
            next = new Ring(this);
        }

        private Ring(Ring next) {
            this.next = next;
        }
    }
}
