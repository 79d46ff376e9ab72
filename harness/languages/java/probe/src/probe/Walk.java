package probe;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import probe.instrument.Instruments;

/**
 * The objects that can be reached from some others, each once, with what they cost by the model of {@link Layout}. No
 * recursion, so that a list may be as long as it likes.
 *
 * <p>Not charged and not followed: classes, enum constants, and what belongs to the probe. A substitute, which
 * stands for an object of the subject's, costs what the instruments say, and is not followed either.
 */
final class Walk {
    /** What the walk has met of one class. */
    static final class Kind {
        final Class<?> type;
        private final Layout layout;
        private final int itemBytes;
        /** Is it a class of the subject, or one that stands for it, whose objects hold anything? */
        private final boolean subjects;
        private final boolean standsIn;
        private boolean followed;
        long objects;
        long bytes;

        private Kind(Class<?> type, Layout layout) {
            this.type = type;
            this.layout = layout;
            Class<?> item = type.getComponentType();
            itemBytes = item == null || !item.isPrimitive() ? Layout.REFERENCE : Layout.bytes(item);
            ClassLoader loader = type.getClassLoader();
            boolean empty = layout != null && layout.references + layout.data == 0;
            standsIn = layout != null && loader != null && !(loader instanceof SubjectLoader);
            subjects = !empty && (loader instanceof SubjectLoader || loader instanceof SubstituteLoader);
        }
    }

    private static final Module PROBE = Walk.class.getModule();

    private final Instruments instruments;
    private final ObjectSet found = new ObjectSet();
    private final Map<Class<?>, Kind> kinds = new HashMap<>();
    /** Followed and not charged; null while there are none. */
    private ObjectSet known;
    private int visited;
    private long headers;
    private long references;
    private long data;
    private long padding;
    private long objects;
    private boolean metSubject;
    private boolean charging;

    Walk(Instruments instruments) {
        this.instruments = instruments;
    }

    /** Everything that can be reached from these, beside what has been met before. */
    Walk from(Collection<?> roots) {
        for (Object root : roots) if (root != null) found.add(root);
        while (visited < found.size()) visit(found.get(visited++));
        return this;
    }

    /** What the other walk met is from now on followed, and not charged. */
    Walk knowing(Walk other) {
        known = other.found;
        return this;
    }

    long bytes() {
        return headers + references + data + padding;
    }

    long objects() {
        return objects;
    }

    /** Has it met an object of the subject's classes that holds anything? */
    boolean metSubject() {
        return metSubject;
    }

    Map<String, Object> parts() {
        return Map.of("headers", headers, "references", references, "data", data, "padding", padding, "objects", objects);
    }

    /** In no particular order. */
    Collection<Kind> kinds() {
        return kinds.values();
    }

    /** What could not be followed, in the order of names. */
    List<String> unreadable() {
        List<String> fields = new ArrayList<>();
        for (Kind kind : kinds.values()) if (kind.followed) fields.addAll(kind.layout.unreadable);
        return fields.stream().sorted().distinct().toList();
    }

    private void visit(Object object) {
        if (isSkipped(object.getClass())) return;
        Kind kind = kinds.computeIfAbsent(object.getClass(), this::kind);
        metSubject |= kind.subjects;
        charging = known == null || !known.contains(object);
        long leafBytes = kind.standsIn ? instruments.leafBytes(object) : -1;
        // How a substitute is laid out says nothing: all but an object's header is told as data.
        if (leafBytes >= 0) charge(kind, Layout.OBJECT_HEADER, 0, leafBytes - Layout.OBJECT_HEADER);
        else if (kind.layout != null) visitObject(object, kind);
        else visitArray(object, kind);
    }

    private void visitObject(Object object, Kind kind) {
        Layout layout = kind.layout;
        kind.followed = true;
        charge(kind, Layout.OBJECT_HEADER, layout.references, layout.data);
        try {
            for (Field link : layout.links) {
                Object held = link.get(object);
                if (held != null) found.add(held);
            }
        } catch (IllegalAccessException impossible) {
            throw new Fault("A field that was accessible is not", impossible);
        }
    }

    private void visitArray(Object array, Kind kind) {
        long content = (long) kind.itemBytes * java.lang.reflect.Array.getLength(array);
        if (!(array instanceof Object[] items)) {
            charge(kind, Layout.ARRAY_HEADER, 0, content);
            return;
        }
        charge(kind, Layout.ARRAY_HEADER, content, 0);
        for (Object item : items) if (item != null) found.add(item);
    }

    private void charge(Kind kind, long header, long reference, long primitive) {
        if (!charging) return;
        long sum = header + reference + primitive;
        long rest = -sum & 7;
        headers += header;
        references += reference;
        data += primitive;
        padding += rest;
        objects++;
        kind.objects++;
        kind.bytes += sum + rest;
    }

    private static boolean isSkipped(Class<?> type) {
        return type == Class.class || Enum.class.isAssignableFrom(type) || type.getModule() == PROBE;
    }

    private Kind kind(Class<?> type) {
        return new Kind(type, type.isArray() ? null : Layout.of(type, instruments::charges));
    }
}
