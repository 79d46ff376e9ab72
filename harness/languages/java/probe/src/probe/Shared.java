package probe;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import probe.instrument.Instruments;

/**
 * The places beside a subject's objects where its classes keep objects of the subject: static fields, and fields of
 * enum constants. No object is charged with them, so they are told by name.
 */
final class Shared {
    static final int PLACES = 20;
    private static final int CHARACTERS = 300;

    private final Instruments instruments;
    private final List<String> places = new ArrayList<>();

    private Shared(Instruments instruments) {
        this.instruments = instruments;
    }

    /** The places in classes that have been initialized, at most twenty. */
    static List<String> in(List<Class<?>> classes, Instruments instruments) {
        Shared shared = new Shared(instruments);
        places(classes).forEach(shared::look);
        return shared.places;
    }

    /** What stands in static fields, enum constants among it. */
    static List<Object> standing(List<Class<?>> classes) {
        return places(classes).map(field -> value(field, null)).toList();
    }

    /** What is in all these places. */
    static List<Object> held(List<Class<?>> classes) {
        return places(classes).flatMap(Shared::heldIn).toList();
    }

    private static Stream<Object> heldIn(Field field) {
        Object value = value(field, null);
        if (!field.isEnumConstant()) return Stream.of(value);
        return value == null ? Stream.empty() : references(value).map(inside -> value(inside, value));
    }

    /** A copy of what stands in the static fields of each class, and in the fields of each enum constant. */
    static Map<Object, Slots> slots(List<Class<?>> classes) {
        Map<Object, Slots> slots = new IdentityHashMap<>();
        for (Class<?> type : classes) {
            slots.put(type, slots(Arrays.stream(type.getDeclaredFields()).filter(Shared::isStatic), null));
            for (Field field : type.getDeclaredFields()) {
                Object constant = field.isEnumConstant() ? value(field, null) : null;
                if (constant != null) slots.put(constant, slots(fields(constant), constant));
            }
        }
        return slots;
    }

    private static Slots slots(Stream<Field> fields, Object owner) {
        Map<Boolean, List<Object>> values = new HashMap<>(Map.of(true, new ArrayList<>(), false, new ArrayList<>()));
        fields.forEach(field -> values.get(field.getType().isPrimitive()).add(value(field, owner)));
        return Slots.ofFields(values.get(false).toArray(), values.get(true).toArray());
    }

    private static boolean isStatic(Field field) {
        return Modifier.isStatic(field.getModifiers()) && !field.isSynthetic();
    }

    private static Stream<Field> places(List<Class<?>> classes) {
        return classes.stream()
                .flatMap(type -> Arrays.stream(type.getDeclaredFields()))
                .filter(field -> isStatic(field) && !field.getType().isPrimitive());
    }

    private void look(Field field) {
        Object held = value(field, null);
        String owner = field.getDeclaringClass().getName() + '.' + field.getName();
        if (!field.isEnumConstant()) name("static field " + owner, held);
        else if (held != null) lookInto(held, owner);
    }

    private void lookInto(Object constant, String owner) {
        references(constant).forEach(field ->
                name("enum constant " + owner + ", field " + field.getName(), value(field, constant)));
    }

    private static Stream<Field> references(Object constant) {
        return fields(constant).filter(field -> !field.getType().isPrimitive());
    }

    private static Stream<Field> fields(Object constant) {
        return Stream.<Class<?>>iterate(constant.getClass(), type -> type != Enum.class, Class::getSuperclass)
                .flatMap(type -> Arrays.stream(type.getDeclaredFields()))
                .filter(field -> !Modifier.isStatic(field.getModifiers()));
    }

    private void name(String place, Object held) {
        if (held == null || places.size() == PLACES) return;
        Walk walk = new Walk(instruments).from(List.of(held));
        if (!walk.metSubject()) return;
        String objects = walk.objects() == 1 ? "1 object" : walk.objects() + " objects";
        places.add(Texts.cut(place + " (" + Texts.typeName(held.getClass()) + ", " + objects + ')', CHARACTERS));
    }

    private static Object value(Field field, Object owner) {
        try {
            return field.trySetAccessible() ? field.get(owner) : null;
        } catch (IllegalAccessException unreadable) {
            return null;
        }
    }
}
