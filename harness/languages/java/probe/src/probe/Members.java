package probe;

import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Finds members by the values they are called with, public ones where there are any: of several that fit, the most general. */
final class Members {
    private record Key(Class<?> type, String name, boolean isStatic, List<Class<?>> arguments) {}

    /** What a step called the last time it ran, which is mostly what it calls the next time. */
    private record Site(Class<?> type, Class<?>[] arguments, Executable member) {
        boolean fits(Class<?> calledOn, Object[] args) {
            if (calledOn != type) return false;
            for (int i = 0; i < args.length; i++) {
                if (classOf(args[i]) != arguments[i]) return false;
            }
            return true;
        }
    }

    private final Map<Key, Executable> found = new HashMap<>();
    private final Map<Protocol.Step, Site> sites = new IdentityHashMap<>();

    Constructor<?> constructor(Protocol.Step step, Class<?> type, Object[] args) {
        return (Constructor<?>) find(step, type, "", false, args);
    }

    Method method(Protocol.Step step, Class<?> type, String name, boolean isStatic, Object[] args) {
        return (Method) find(step, type, name, isStatic, args);
    }

    /** How a member that is missing is named: {@code Stack(int[][])}. */
    static String describe(String name, Object[] args) {
        List<String> types = new ArrayList<>();
        for (Object arg : args) {
            if (arg == null) types.add("null");
            else if (arg instanceof Integer) types.add("int");
            else types.add(arg instanceof Foreign ? "Object" : arg.getClass().getSimpleName());
        }
        return Texts.cut(name + '(' + String.join(", ", types) + ')', 300);
    }

    private Executable find(Protocol.Step step, Class<?> type, String name, boolean isStatic, Object[] args) {
        Site site = sites.get(step);
        if (site != null && site.fits(type, args)) return site.member;
        List<Class<?>> arguments = types(args);
        Executable member = find(new Key(type, name, isStatic, arguments));
        sites.put(step, new Site(type, arguments.toArray(new Class<?>[0]), member));
        return member;
    }

    private Executable find(Key key) {
        if (found.containsKey(key)) return found.get(key);
        Executable best = best(key, false);
        // A method that a class inherits from one that is not public is there as a bridge, and only so.
        if (best == null) best = best(key, true);
        if (best != null) best = accessible(best, key.type);
        found.put(key, best);
        return best;
    }

    private static Executable best(Key key, boolean bridges) {
        Executable best = null;
        for (Executable candidate : candidates(key, bridges)) {
            if (fits(candidate.getParameterTypes(), key.arguments) && (best == null || moreGeneral(candidate, best))) {
                best = candidate;
            }
        }
        return best;
    }

    private static List<Executable> candidates(Key key, boolean bridges) {
        if (key.name.isEmpty()) return constructors(key.type);
        List<Executable> candidates = new ArrayList<>();
        for (Method method : key.type.getMethods()) {
            boolean wanted = method.getName().equals(key.name) && method.isBridge() == bridges;
            if (wanted && Modifier.isStatic(method.getModifiers()) == key.isStatic) candidates.add(method);
        }
        return candidates;
    }

    /** Where none is public, those that a class in the same folder could call. */
    private static List<Executable> constructors(Class<?> type) {
        if (type.getConstructors().length > 0) return List.of(type.getConstructors());
        return Arrays.stream(type.getDeclaredConstructors())
            .<Executable>map(one -> one)
            .filter(one -> !Modifier.isPrivate(one.getModifiers()))
            .toList();
    }

    private static boolean moreGeneral(Executable candidate, Executable than) {
        Class<?>[] wide = candidate.getParameterTypes();
        Class<?>[] narrow = than.getParameterTypes();
        for (int i = 0; i < wide.length; i++) {
            boolean exact = wide[i] == int.class;
            if (!exact && !wide[i].isAssignableFrom(narrow[i])) return false;
            if (narrow[i] == int.class && !exact) return false;
        }
        return true;
    }

    private static boolean fits(Class<?>[] parameters, List<Class<?>> arguments) {
        if (parameters.length != arguments.size()) return false;
        for (int i = 0; i < parameters.length; i++) {
            if (!fits(parameters[i], arguments.get(i))) return false;
        }
        return true;
    }

    private static boolean fits(Class<?> parameter, Class<?> argument) {
        if (argument == Void.class) return !parameter.isPrimitive();
        if (!parameter.isPrimitive()) return parameter.isAssignableFrom(argument);
        if (argument != Integer.class) return false;
        return parameter == int.class || parameter == long.class || parameter == double.class || parameter == float.class;
    }

    /** Void stands for null. */
    private static List<Class<?>> types(Object[] args) {
        return Arrays.stream(args).<Class<?>>map(Members::classOf).toList();
    }

    private static Class<?> classOf(Object arg) {
        return arg == null ? Void.class : arg.getClass();
    }

    /** The member itself, or for one of a hidden class of the library the public method that it implements. */
    private static Executable accessible(Executable member, Class<?> type) {
        if (((AccessibleObject) member).trySetAccessible() || !(member instanceof Method method)) return member;
        for (Class<?> above = type; above != null; above = above.getSuperclass()) {
            for (Class<?> face : above.getInterfaces()) {
                try {
                    Method declared = face.getMethod(method.getName(), method.getParameterTypes());
                    if (Modifier.isPublic(declared.getDeclaringClass().getModifiers())) return declared;
                } catch (NoSuchMethodException elsewhere) {
                    // Another interface may have it.
                }
            }
        }
        return member;
    }
}
