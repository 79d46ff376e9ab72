package probe;

import java.lang.ref.Reference;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What an object of one class costs by the textbook's model, on any JVM: 16 bytes for an object's header,
 * 24 for an array's, 8 for a reference, primitives as large as they are, and the whole rounded up to 8 (Sedgewick and
 * Wayne, Algorithms, 4th edition, 1.4). Those are also the sizes of a 64-bit HotSpot up to release 22 that does not
 * compress pointers.
 */
final class Layout {
    static final int OBJECT_HEADER = 16;
    static final int ARRAY_HEADER = 24;
    static final int REFERENCE = 8;

    /** Objects of the running program itself. What they refer to is no one's in particular. */
    private static final Set<Class<?>> RUNTIME =
            Set.of(Thread.class, ThreadGroup.class, ClassLoader.class, Module.class);

    /** Bytes of an object's references, and of its primitive fields. */
    final int references;
    final int data;
    /** The fields that a walk follows. */
    final Field[] links;
    /** Those that hold a number, a character or a truth value, as far as they can be read. */
    final Field[] numbers;
    /** Fields of the platform that cannot be read, by class and name. */
    final List<String> unreadable;

    private Layout(int references, int data, List<Field> links, List<Field> numbers, List<String> unreadable) {
        this.references = references;
        this.data = data;
        this.links = links.toArray(new Field[0]);
        this.numbers = numbers.toArray(new Field[0]);
        this.unreadable = unreadable;
    }

    /** Of a class that is no array. {@code charged} tells of each instance field whether it counts. */
    static Layout of(Class<?> type, Predicate<Field> charged) {
        int references = 0;
        int data = 0;
        List<Field> links = new ArrayList<>();
        List<Field> numbers = new ArrayList<>();
        List<String> unreadable = new ArrayList<>();
        for (Class<?> declaring = type; declaring != null; declaring = declaring.getSuperclass()) {
            for (Field field : declaring.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers()) || !charged.test(field)) continue;
                boolean isNumber = field.getType().isPrimitive();
                if (isNumber) data += bytes(field.getType());
                else references += REFERENCE;
                if (!isNumber && !isFollowed(field)) continue;
                if (Access.to(field)) (isNumber ? numbers : links).add(field);
                else if (!isNumber) unreadable.add(declaring.getName() + '.' + field.getName());
            }
        }
        return new Layout(references, data, links, numbers, unreadable);
    }

    /** A copy of what stands in an object of this class. */
    Slots slots(Object object) {
        return Slots.ofFields(values(links, object), values(numbers, object));
    }

    private static Object[] values(Field[] fields, Object object) {
        Object[] values = new Object[fields.length];
        for (int i = 0; i < values.length; i++) values[i] = value(fields[i], object);
        return values;
    }

    /** Of a field that is accessible. */
    static Object value(Field field, Object object) {
        try {
            return field.get(object);
        } catch (IllegalAccessException impossible) {
            throw new Fault("A field that was accessible is not", impossible);
        }
    }

    static int bytes(Class<?> primitive) {
        if (primitive == long.class || primitive == double.class) return 8;
        if (primitive == int.class || primitive == float.class) return 4;
        return primitive == short.class || primitive == char.class ? 2 : 1;
    }

    /** A reference to the garbage collector's own lists leads to the objects of others. */
    private static boolean isFollowed(Field field) {
        Class<?> declaring = field.getDeclaringClass();
        if (declaring == Reference.class) return field.getName().equals("referent");
        return !RUNTIME.contains(declaring);
    }
}
