package probe;

import java.lang.ref.Reference;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.BiFunction;
import java.util.function.IntConsumer;
import probe.instrument.Instruments;

/** Runs the rows of one script, step by step, and tells what it saw. */
final class Session {
    /** Objects that are made before one is weighed, unless they are slow. */
    private static final int OTHERS = 20;
    private static final int OTHERS_MS = 20;

    private final SubjectLoader loader;
    private final Protocol.Script script;
    private final Instruments instruments;
    private final Members members = new Members();
    private final Map<String, Class<?>> classes = new HashMap<>();
    private final Observations quiet;
    private final Measurement measurement;
    private final Room room = new Room();
    private Observations observations;

    Session(Loaders loaders, Protocol.Script script, Instruments instruments) {
        this.script = script;
        this.instruments = instruments;
        loader = loaders.forScript(script.substitute());
        observations = new Observations(new Thrown(own(loaders), room), script.limits().stringCharacters(), room);
        quiet = observations.quiet();
        measurement = new Measurement(instruments, loader);
    }

    /** Classes of the submission but those that substitutes replace. */
    private Set<String> own(Loaders loaders) {
        Set<String> own = new HashSet<>(loaders.units().keySet());
        script.substitute().forEach(own::remove);
        return own;
    }

    /** {@code begun} is told each step before it is taken, by its index. */
    List<Map<String, Object>> runRow(Map<String, Object> row, IntConsumer begun) {
        room.clear();
        return runSteps(script.steps(), new Scope(row), begun);
    }

    private List<Map<String, Object>> runSteps(List<Protocol.Step> steps, Scope scope, IntConsumer begun) {
        List<Map<String, Object>> seen = new ArrayList<>(steps.size());
        for (int index = 0; index < steps.size(); index++) {
            Protocol.Step step = steps.get(index);
            begun.accept(index);
            if (step instanceof Protocol.SetCell cell) setCell(cell, scope);
            else seen.add(runDeeper(step, scope));
            // A subject may leave its thread interrupted; the next step must not suffer for it.
            Thread.interrupted();
        }
        return seen;
    }

    /** Steps that have steps of their own are not deeper, but those are; a repeated one is so as a whole, the same each time. */
    private Map<String, Object> runDeeper(Protocol.Step step, Scope scope) {
        boolean hasSteps = step instanceof Protocol.Measure || step instanceof Protocol.Each;
        return hasSteps ? runStep(step, scope) : Depth.ofCall(() -> runStep(step, scope));
    }

    private Map<String, Object> runStep(Protocol.Step step, Scope scope) {
        try {
            if (step instanceof Protocol.New made) return construct(made, scope);
            if (step instanceof Protocol.Call call) return call(call, scope);
            if (step instanceof Protocol.CallStatic call) return callStatic(call, scope);
            if (step instanceof Protocol.MakeGrid made) return makeGrid(made, scope);
            if (step instanceof Protocol.ShowGrid shown) return showGrid(shown, scope);
            if (step instanceof Protocol.Iterate walk) return Iterations.walk(walk, scope, observations);
            if (step instanceof Protocol.Open open) return Iterations.open(open, scope, observations);
            if (step instanceof Protocol.Each each) return each(each, scope);
            if (step instanceof Protocol.Pick pick) return pick(pick, scope);
            if (step instanceof Protocol.Measure measure) return measure(measure, scope);
            if (step instanceof Protocol.Repeat repeat) return repeat(repeat, scope);
            return observations.counters(instruments.read());
        } catch (Throwable thrown) {
            if (thrown instanceof Fault fault && fault.isMade()) throw fault;
            if (thrown instanceof Scope.Absent absent && absent.handle != null) return observations.absent(absent.handle);
            return observations.exception(thrown);
        }
    }

    private Map<String, Object> construct(Protocol.New step, Scope scope) throws Throwable {
        Object[] args = arguments(step.args(), step.as(), scope);
        Class<?> type = find(step.type());
        Constructor<?> constructor = type == null ? null : members.constructor(step, type, args);
        if (constructor == null) return observations.missing(Members.describe(step.type(), args));
        Object made = constructor.newInstance(args);
        scope.bind(step.as(), made);
        return observations.object(made);
    }

    private Map<String, Object> call(Protocol.Call step, Scope scope) throws Throwable {
        Object target;
        Object[] args;
        try {
            target = scope.get(step.on());
        } finally {
            args = arguments(step.args(), step.as(), scope);
        }
        Method method = members.method(step, target.getClass(), step.method(), false, args);
        if (method == null) return observations.missing(Members.describe(step.method(), args));
        Object result = method.invoke(target, args);
        scope.bind(step.as(), result);
        return observations.result(result, method.getReturnType());
    }

    private Map<String, Object> callStatic(Protocol.CallStatic step, Scope scope) throws Throwable {
        Object[] args = scope.arguments(step.args());
        Class<?> type = find(step.type());
        Method method = type == null ? null : members.method(step, type, step.method(), true, args);
        if (method == null) return observations.missing(Members.describe(step.type() + '.' + step.method(), args));
        return observations.result(method.invoke(null, args), method.getReturnType());
    }

    private Map<String, Object> makeGrid(Protocol.MakeGrid step, Scope scope) throws Scope.Absent {
        Object grid = arguments(List.of(step.from()), step.as(), scope)[0];
        scope.bind(step.as(), grid);
        return observations.nothing();
    }

    /** The one step that leaves no observation; without its cell it does nothing. */
    private static void setCell(Protocol.SetCell step, Scope scope) {
        try {
            if (!(scope.get(step.grid()) instanceof int[][] grid) || step.row() >= grid.length) return;
            int[] row = grid[step.row()];
            if (row != null && step.column() < row.length) row[step.column()] = step.value();
        } catch (Scope.Absent noGrid) {
            // The step that should have made it has been observed as failed.
        }
    }

    private Map<String, Object> showGrid(Protocol.ShowGrid step, Scope scope) throws Scope.Absent {
        if (!(scope.get(step.grid()) instanceof int[][] grid)) throw new Scope.Absent(step.grid());
        StringJoiner numbers = new StringJoiner(",");
        for (int[] row : grid) for (int number : row) numbers.add(Integer.toString(number));
        return observations.result(numbers.toString(), String.class);
    }

    private Map<String, Object> each(Protocol.Each step, Scope scope) throws Scope.Absent {
        List<List<Map<String, Object>>> seen = new ArrayList<>();
        for (Object item : scope.items(step.over()).items()) {
            Scope inner = scope.inner();
            inner.bind(step.as(), item);
            if (!observations.areQuiet()) {
                seen.add(runSteps(step.steps(), inner, ignored -> {}));
                continue;
            }
            Map<String, Object> failure = perform(step.steps(), inner);
            if (failure != null) return failure;
        }
        return observations.each(seen);
    }

    private Map<String, Object> pick(Protocol.Pick step, Scope scope) throws Scope.Absent {
        List<Object> items;
        try {
            items = scope.items(step.from()).items();
        } finally {
            scope.bind(step.as(), null);
        }
        Object item = items.isEmpty() ? null : items.get(step.index() % items.size());
        if (item == null) return observations.absent(step.from());
        scope.bind(step.as(), item);
        return observations.object(item);
    }

    /** The object counts as made when it is there, whatever comes of the steps after that. */
    private Map<String, Object> measure(Protocol.Measure step, Scope scope) throws Scope.Absent {
        Map<String, Object> failure = step.vary() == null ? null : makeOthers(step, scope);
        if (failure != null) return failure;
        Statics before = measurement.statics();
        Heap heap = Heap.now();
        Scope inner = scope.inner();
        Instruments.KeptQueues queues = null;
        if (step.queues()) instruments.keepQueues(step.queuesFrom(), measurement::bytes);
        try {
            failure = perform(step.make(), inner);
        } finally {
            if (step.queues()) queues = instruments.takeQueues();
        }
        if (failure != null && !inner.has(step.of())) return failure;
        Weighing weighing = measurement.weigh(inner.held(step.of()), queues);
        // Nor does the probe hold the queues any more: what is on the heap now is held by the subject.
        queues = null;
        weighing.grownSince(heap);
        // Compiled code would hold it no longer than it is used.
        Reference.reachabilityFence(inner);
        Statics with = measurement.now(before);
        if (with.changed(before) + with.beyondComparison() <= Weighing.LITTLE) return observations.done(weighing.observed());
        Scope another = step.vary() == null ? scope.inner() : scope.varied(step.vary(), 0);
        failure = perform(step.make(), another);
        if (failure != null && !another.has(step.of())) return failure;
        return observations.done(weighing.besides(before, with, measurement.now(before)).observed());
    }

    /** Others of the kind come first, so that what is made once and for all is there, and what is left by each shows. */
    private Map<String, Object> makeOthers(Protocol.Measure step, Scope scope) {
        Stopwatch watch = new Stopwatch(OTHERS_MS);
        int made = 0;
        do {
            Scope other = scope.varied(step.vary(), ++made);
            Map<String, Object> failure = perform(step.make(), other);
            if (failure != null && !other.has(step.of())) return failure;
        } while (made < OTHERS && watch.goesOn());
        return null;
    }

    private Map<String, Object> repeat(Protocol.Repeat step, Scope scope) {
        Scope inner = scope.inner();
        Stopwatch watch = new Stopwatch(step.forMs());
        long times = 0;
        do {
            Map<String, Object> failure = perform(step.steps(), inner, this::runStep);
            if (failure != null) return failure;
            times++;
        } while (times < step.most() && watch.goesOn());
        return observations.done(observations.repeated(times));
    }

    /** Runs steps for what they do. Null when each succeeded, else what the first showed that did not. */
    private Map<String, Object> perform(List<Protocol.Step> steps, Scope scope) {
        return perform(steps, scope, this::runDeeper);
    }

    private Map<String, Object> perform(
            List<Protocol.Step> steps, Scope scope, BiFunction<Protocol.Step, Scope, Map<String, Object>> run) {
        Observations before = observations;
        observations = quiet;
        try {
            for (int i = 0; i < steps.size(); i++) {
                if (steps.get(i) instanceof Protocol.SetCell cell) {
                    setCell(cell, scope);
                    continue;
                }
                Map<String, Object> seen = run.apply(steps.get(i), scope);
                Thread.interrupted();
                if (seen != Observations.DONE) return seen;
            }
            return null;
        } finally {
            observations = before;
        }
    }

    /** The arguments; the name that the step will bind is free from here on, so that a failure leaves it absent. */
    private static Object[] arguments(List<Protocol.Argument> arguments, String as, Scope scope) throws Scope.Absent {
        try {
            return scope.arguments(arguments);
        } finally {
            scope.bind(as, null);
        }
    }

    private Class<?> find(String name) {
        Class<?> known = classes.get(name);
        if (known != null) return known;
        try {
            Class<?> type = Class.forName(name, false, loader);
            classes.put(name, type);
            return type;
        } catch (ClassNotFoundException none) {
            return null;
        }
    }
}
