package probe;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;

/**
 * Are classes as they always are: initialized, and with nothing in what static fields lead to that can become another value?
 * Judged by what is there, whatever the declared types are. Of arrays that static fields hold the code has shown that nothing
 * writes into them; of those that other objects hold, not.
 */
final class Fixed {
    /** Far more than constants are nested; what is deeper counts as one that can change. */
    private static final int DEEPEST = 30;

    private Fixed() {}

    static boolean are(List<Class<?>> classes) {
        return classes.stream().allMatch(Fixed::isInitialized)
                && Shared.standing(classes).stream().allMatch(value -> isFixed(value, true, 0));
    }

    /** Where the stack ended in its initializer, a class can never be used again: that it was tried stays with it. */
    private static boolean isInitialized(Class<?> type) {
        try {
            Class.forName(type.getName(), true, type.getClassLoader());
            return true;
        } catch (Throwable failed) {
            return false;
        }
    }

    private static boolean isFixed(Object value, boolean isStatic, int depth) {
        if (value == null || value instanceof String || value instanceof Class) return true;
        if (depth > DEEPEST) return false;
        if (value instanceof Object[] items) {
            for (Object item : items) if (!isStatic || !isFixed(item, true, depth + 1)) return false;
            return isStatic || items.length == 0;
        }
        return value.getClass().isArray() ? isStatic : hasFixedFields(value, depth);
    }

    private static boolean hasFixedFields(Object object, int depth) {
        for (Class<?> type = object.getClass(); type != null && type != Enum.class; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                int modifiers = field.getModifiers();
                if (Modifier.isStatic(modifiers)) continue;
                if (!Modifier.isFinal(modifiers)) return false;
                if (field.getType().isPrimitive()) continue;
                if (!Access.to(field) || !isFixed(Layout.value(field, object), false, depth + 1)) return false;
            }
        }
        return true;
    }
}
