package probe;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/**
 * Has a class been initialized, and has that succeeded? Who reads a static field of one that has not runs its initializer: the
 * subject would learn from it that somebody looks, and nothing stands there yet.
 */
final class Initialized {
    private static final Object PLATFORM;
    private static final Method IS_AHEAD;

    static {
        try {
            Class<?> platform = Class.forName("jdk.internal.misc.Unsafe");
            PLATFORM = Access.opened(platform.getDeclaredMethod("getUnsafe")).invoke(null);
            IS_AHEAD = Access.opened(platform.getDeclaredMethod("shouldBeInitialized", Class.class));
        } catch (ReflectiveOperationException unknown) {
            throw new Fault("This Java platform tells in another way which classes are initialized", unknown);
        }
    }

    private Initialized() {}

    static boolean is(Class<?> type) {
        try {
            return !(Boolean) IS_AHEAD.invoke(PLATFORM, type);
        } catch (IllegalAccessException | InvocationTargetException impossible) {
            throw new Fault("The platform does not tell whether a class is initialized", impossible);
        }
    }
}
