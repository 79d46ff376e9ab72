package probe;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * Makes the calls of a grading in one bare process: no sandbox, no channel, no observations, nothing judged. What
 * graders are compared with in {@code npm run bench}.
 */
public final class Replay {
    private final ClassLoader own;
    private final ClassLoader substituted;
    private final Members members = new Members();

    private Replay(Path student, Path substitutes) throws IOException {
        URL code = student.toUri().toURL();
        ClassLoader library = Replay.class.getClassLoader();
        own = new URLClassLoader(new URL[] {code}, library);
        substituted = new URLClassLoader(new URL[] {substitutes.toUri().toURL(), code}, library);
    }

    /** Arguments: the folder of the student's classes, that of the substitutes, and files with a request a line. */
    public static void main(String[] args) throws IOException {
        Output.install("", 0, Long.MAX_VALUE, () -> {});
        run(Path.of(args[0]), Path.of(args[1]), List.of(args).subList(2, args.length));
    }

    static void run(Path student, Path substitutes, List<String> files) throws IOException {
        Replay replay = new Replay(student, substitutes);
        for (String file : files) {
            for (String line : Files.readAllLines(Path.of(file))) replay.run(((Protocol.Run) Protocol.request(line)).script());
        }
    }

    private void run(Protocol.Script script) {
        ClassLoader loader = script.substitute().isEmpty() ? own : substituted;
        for (Map<String, Object> row : script.rows()) runSteps(script.steps(), new Scope(row), loader);
    }

    private void runSteps(List<Protocol.Step> steps, Scope scope, ClassLoader loader) {
        for (Protocol.Step step : steps) {
            try {
                runStep(step, scope, loader);
            } catch (InvocationTargetException thrown) {
                // Some calls are meant to throw, but what does not link was not measured.
                if (thrown.getCause() instanceof LinkageError fault) throw fault;
            } catch (Scope.Absent expected) {
                // It was to be made by a call that is meant to throw.
            } catch (ReflectiveOperationException fault) {
                throw new IllegalStateException(fault);
            }
        }
    }

    private void runStep(Protocol.Step step, Scope scope, ClassLoader loader)
            throws ReflectiveOperationException, Scope.Absent {
        if (step instanceof Protocol.New made) construct(made, scope, loader);
        else if (step instanceof Protocol.Call call) call(call, scope);
        else if (step instanceof Protocol.CallStatic call) callStatic(call, scope, loader);
        else if (step instanceof Protocol.MakeGrid made) scope.bind(made.as(), scope.argument(made.from()));
        else if (step instanceof Protocol.SetCell cell) setCell(cell, scope);
        else if (step instanceof Protocol.Iterate walk) iterate(walk, scope);
        else if (step instanceof Protocol.Each each) each(each, scope, loader);
        else if (step instanceof Protocol.Pick pick) pick(pick, scope);
        else if (step instanceof Protocol.Measure measure) runSteps(measure.make(), scope, loader);
        else if (step instanceof Protocol.Repeat repeat) repeat(repeat, scope, loader);
    }

    private void construct(Protocol.New step, Scope scope, ClassLoader loader)
            throws ReflectiveOperationException, Scope.Absent {
        Object[] args = scope.arguments(step.args());
        Constructor<?> constructor = members.constructor(step, Class.forName(step.type(), true, loader), args);
        scope.bind(step.as(), constructor.newInstance(args));
    }

    private void call(Protocol.Call step, Scope scope) throws ReflectiveOperationException, Scope.Absent {
        Object target = scope.get(step.on());
        Object[] args = scope.arguments(step.args());
        Method method = members.method(step, target.getClass(), step.method(), false, args);
        scope.bind(step.as(), method.invoke(target, args));
    }

    private void callStatic(Protocol.CallStatic step, Scope scope, ClassLoader loader)
            throws ReflectiveOperationException, Scope.Absent {
        Object[] args = scope.arguments(step.args());
        members.method(step, Class.forName(step.type(), true, loader), step.method(), true, args).invoke(null, args);
    }

    private static void setCell(Protocol.SetCell step, Scope scope) throws Scope.Absent {
        ((int[][]) scope.get(step.grid()))[step.row()][step.column()] = step.value();
    }

    private static void iterate(Protocol.Iterate step, Scope scope) throws Scope.Absent {
        Iterator<?> iterator = ((Iterable<?>) scope.get(step.on())).iterator();
        List<Object> items = new ArrayList<>();
        while (items.size() < step.limit() && iterator.hasNext()) items.add(iterator.next());
        scope.bind(step.as(), new Scope.Items(items));
    }

    private void each(Protocol.Each step, Scope scope, ClassLoader loader) throws Scope.Absent {
        for (Object item : scope.items(step.over()).items()) {
            Scope inner = scope.inner();
            inner.bind(step.as(), item);
            runSteps(step.steps(), inner, loader);
        }
    }

    private static void pick(Protocol.Pick step, Scope scope) throws Scope.Absent {
        List<Object> items = scope.items(step.from()).items();
        if (!items.isEmpty()) scope.bind(step.as(), items.get(step.index() % items.size()));
    }

    private void repeat(Protocol.Repeat step, Scope scope, ClassLoader loader) {
        long end = System.nanoTime() + 1_000_000L * step.forMs();
        for (long times = 0; times < step.most() && System.nanoTime() < end; times++) {
            runSteps(step.steps(), scope, loader);
        }
    }
}
