package probe;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/**
 * Fields and methods of the platform's classes, made accessible: for this module alone, whatever package they are in. A
 * subject may keep what it likes in any object that the platform has, so no list of packages would be complete.
 */
final class Access {
    private static final Method OPEN = open();

    private Access() {}

    /** False for the few fields that no reflection shows. */
    static boolean to(Field field) {
        if (field.trySetAccessible()) return true;
        openPackageOf(field.getDeclaringClass());
        return field.trySetAccessible();
    }

    /** A method of the platform, to be called. */
    static Method opened(Method method) {
        openPackageOf(method.getDeclaringClass());
        method.setAccessible(true);
        return method;
    }

    private static void openPackageOf(Class<?> type) {
        try {
            OPEN.invoke(type.getModule(), type.getPackageName(), Access.class.getModule());
        } catch (IllegalAccessException | InvocationTargetException closed) {
            throw new Fault("A package of the platform cannot be opened", closed);
        }
    }

    /** What {@code --add-opens} calls; {@code java.lang} is open to this module, and to no subject. */
    private static Method open() {
        try {
            Method open = Module.class.getDeclaredMethod("implAddOpens", String.class, Module.class);
            open.setAccessible(true);
            return open;
        } catch (NoSuchMethodException unknown) {
            throw new Fault("This Java platform opens its packages in another way", unknown);
        }
    }
}
