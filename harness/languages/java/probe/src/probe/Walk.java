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
    /** Bytes that were written in what is not charged. */
    private long written;
    private int visited;
    private long headers;
    private long references;
    private long data;
    private long padding;
    private long objects;
    private boolean metSubject;

    Walk(Instruments instruments) {
        this.instruments = instruments;
    }

    /** Everything that can be reached from these, beside what has been met before. */
    Walk from(Collection<?> roots) {
        for (Object root : roots) if (root != null) found.add(root);
        while (visited < found.size()) visit(found.get(visited++), true);
        return this;
    }

    /** These alone, without what they lead to; but for those that have been met. */
    Walk add(ObjectSet alone) {
        for (Object object : alone.list()) if (found.add(object)) visit(object, false);
        visited = found.size();
        return this;
    }

    /** So many bytes in places that belong to no one. */
    Walk write(long bytes) {
        written += bytes;
        return this;
    }

    long bytes() {
        return headers + references + data + padding + written;
    }

    long written() {
        return written;
    }

    /** All that has been met, in order. */
    List<Object> found() {
        return found.list();
    }

    boolean met(Object object) {
        return found.contains(object);
    }

    long objects() {
        return objects;
    }

    /** Has it met an object of the subject's classes that holds anything? */
    boolean metSubject() {
        return metSubject;
    }

    Map<String, Object> parts() {
        return Map.of("headers", headers, "references", references, "data", data + written, "padding", padding, "objects", objects);
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

    /** A copy of what stands in an object that was met; null for what is not followed. */
    Slots slots(Object object) {
        Kind kind = kinds.get(object.getClass());
        if (kind == null || kind.standsIn && instruments.leafBytes(object) >= 0) return null;
        return kind.layout == null ? Slots.ofArray(object) : kind.layout.slots(object);
    }

    private void visit(Object object, boolean follows) {
        if (isSkipped(object.getClass())) return;
        Kind kind = kinds.computeIfAbsent(object.getClass(), this::kind);
        metSubject |= kind.subjects;
        long leafBytes = kind.standsIn ? instruments.leafBytes(object) : -1;
        // How a substitute is laid out says nothing: all but an object's header is told as data.
        if (leafBytes >= 0) charge(kind, Layout.OBJECT_HEADER, 0, leafBytes - Layout.OBJECT_HEADER);
        else if (kind.layout != null) visitObject(object, kind, follows);
        else visitArray(object, kind, follows);
    }

    private void visitObject(Object object, Kind kind, boolean follows) {
        Layout layout = kind.layout;
        kind.followed = true;
        charge(kind, Layout.OBJECT_HEADER, layout.references, layout.data);
        if (!follows) return;
        for (Field link : layout.links) {
            Object held = Layout.value(link, object);
            if (held != null) found.add(held);
        }
    }

    private void visitArray(Object array, Kind kind, boolean follows) {
        long content = (long) kind.itemBytes * java.lang.reflect.Array.getLength(array);
        if (!(array instanceof Object[] items)) {
            charge(kind, Layout.ARRAY_HEADER, 0, content);
            return;
        }
        charge(kind, Layout.ARRAY_HEADER, content, 0);
        if (!follows) return;
        for (Object item : items) if (item != null) found.add(item);
    }

    private void charge(Kind kind, long header, long reference, long primitive) {
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
