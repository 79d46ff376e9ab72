import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Prints which methods classes of java.base have from others, as a program may call them, and the class that declares them:
 * {@code java.util.SimpleTimeZone setDefault (Ljava/util/TimeZone;)V java.util.TimeZone}. And by which other class one that it
 * declares may be called, with what may then run: {@code java.lang.Runnable run ()V java.lang.Thread overrides}.
 */
public final class Inherited {
    public static void main(String[] args) throws Exception {
        TreeSet<String> found = new TreeSet<>();
        Path module = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules", "java.base", "java");
        try (Stream<Path> files = Files.walk(module)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                String name = module.getParent().relativize(file).toString().replace('/', '.');
                if (name.endsWith(".class")) look(Class.forName(name.substring(0, name.length() - 6), false, null), found);
            }
        }
        found.forEach(System.out::println);
    }

    /** Those of Object are called by its own name. */
    private static void look(Class<?> type, TreeSet<String> found) {
        if (!isVisible(type)) return;
        for (Class<?> above = type.getSuperclass(); above != null && above != Object.class; above = above.getSuperclass()) {
            for (Method method : above.getDeclaredMethods()) add(type, method, found);
        }
        for (Method method : type.getMethods()) add(type, method, found);
        lookAbove(type, type, found);
    }

    private static void lookAbove(Class<?> type, Class<?> from, TreeSet<String> found) {
        Stream<Class<?>> above = Stream.concat(Stream.ofNullable(from.getSuperclass()), Stream.of(from.getInterfaces()));
        for (Class<?> one : (Iterable<Class<?>>) above::iterator) {
            if (one == Object.class) continue;
            for (Method method : one.getDeclaredMethods()) {
                if (isCallable(method) && isDeclared(type, method)) found.add(line(one, method, type) + " overrides");
            }
            lookAbove(type, one, found);
        }
    }

    private static void add(Class<?> type, Method method, TreeSet<String> found) {
        Class<?> owner = method.getDeclaringClass();
        if (owner == type || owner == Object.class || !isCallable(method) || isDeclared(type, method)) return;
        found.add(line(type, method, owner));
    }

    private static String line(Class<?> by, Method method, Class<?> owner) {
        String descriptor = MethodType.methodType(method.getReturnType(), method.getParameterTypes()).toMethodDescriptorString();
        return String.join(" ", by.getName(), method.getName(), descriptor, owner.getName());
    }

    private static boolean isCallable(Method method) {
        return (method.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0 && isVisible(method.getDeclaringClass());
    }

    private static boolean isDeclared(Class<?> type, Method method) {
        try {
            return type.getDeclaredMethod(method.getName(), method.getParameterTypes()) != null;
        } catch (NoSuchMethodException inherited) {
            return false;
        }
    }

    private static boolean isVisible(Class<?> type) {
        boolean isVisible = Object.class.getModule().isExported(type.getPackageName());
        for (Class<?> one = type; one != null; one = one.getDeclaringClass()) isVisible &= Modifier.isPublic(one.getModifiers());
        return isVisible;
    }
}
