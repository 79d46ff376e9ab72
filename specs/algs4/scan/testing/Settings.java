import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Prints what of java.base, the one module of the platform that is under a submission, could keep something for the whole
 * process: public static methods that set, add or remove, as {@code java.util.Locale#setDefault}.
 */
public final class Settings {
    private static final Pattern CHANGES = Pattern.compile(
            "(set|add|insert|register|unregister|remove|clear|install|put|delete|reset|enable|disable|intern|load|close|gc|run|park|unpark)"
                    + "([A-Z].*)?");

    public static void main(String[] args) throws Exception {
        TreeSet<String> found = new TreeSet<>();
        Path module = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules", "java.base");
        try (Stream<Path> files = Files.walk(module)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                String name = module.relativize(file).toString();
                if (name.startsWith("java/") && name.endsWith(".class")) look(name, found);
            }
        }
        look(String.class, "intern", found);
        found.forEach(System.out::println);
    }

    private static void look(String file, TreeSet<String> found) throws ClassNotFoundException {
        String name = file.substring(0, file.length() - ".class".length()).replace('/', '.');
        Class<?> type = Class.forName(name, false, null);
        if (!isVisible(type) || !Object.class.getModule().isExported(type.getPackageName())) return;
        for (Method method : type.getDeclaredMethods()) {
            int modifiers = method.getModifiers();
            boolean isCallable = Modifier.isStatic(modifiers) && (Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers));
            if (isCallable && CHANGES.matcher(method.getName()).matches()) found.add(name + '#' + method.getName());
        }
    }

    private static boolean isVisible(Class<?> type) {
        for (Class<?> one = type; one != null; one = one.getDeclaringClass()) {
            if (!Modifier.isPublic(one.getModifiers())) return false;
        }
        return true;
    }

    private static void look(Class<?> type, String method, TreeSet<String> found) {
        found.add(type.getName() + '#' + method);
    }
}
