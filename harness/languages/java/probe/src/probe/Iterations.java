package probe;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** The steps that iterate over what a subject returned: all of it at once, or begun now and gone on with later. */
final class Iterations {
    private Iterations() {}

    static Map<String, Object> walk(Protocol.Iterate step, Scope scope, Observations observations) throws Throwable {
        if (!(target(step.on(), step.as(), scope) instanceof Iterable<?> iterable)) return observations.missing("iterator()");
        Iterator<?> beside = step.beside() == null ? List.of().iterator() : iterator(scope.get(step.beside()));
        Iterator<?> iterator = iterator(iterable);
        List<Object> items = new ArrayList<>();
        while (items.size() < step.limit()) {
            if (beside.hasNext()) beside.next();
            if (!iterator.hasNext()) break;
            items.add(iterator.next());
        }
        boolean truncated = items.size() == step.limit() && iterator.hasNext();
        scope.bind(step.as(), new Scope.Items(items));
        return observations.items(items.size(), truncated);
    }

    static Map<String, Object> open(Protocol.Open step, Scope scope, Observations observations) throws Throwable {
        if (!(target(step.on(), step.as(), scope) instanceof Iterable<?> iterable)) return observations.missing("iterator()");
        Iterator<?> iterator = iterator(iterable);
        if (iterator.next() == null) throw new NullPointerException("next() returned null");
        scope.bind(step.as(), new Opened(iterator));
        return observations.nothing();
    }

    /** Looks it up, then forgets the name that the step will give: the two may be the same. */
    private static Object target(String on, String as, Scope scope) throws Scope.Absent {
        try {
            return scope.get(on);
        } finally {
            scope.bind(as, null);
        }
    }

    private static Iterator<?> iterator(Object iterable) {
        Iterator<?> iterator = ((Iterable<?>) iterable).iterator();
        if (iterator == null) throw new NullPointerException("iterator() returned null");
        return iterator;
    }

    /** A walk that has begun, as an iterable of what is left. It asks hasNext() twice each time, which must change nothing. */
    private record Opened(Iterator<?> left) implements Iterable<Object>, Iterator<Object> {
        @Override
        public Iterator<Object> iterator() {
            return this;
        }

        @Override
        public boolean hasNext() {
            left.hasNext();
            return left.hasNext();
        }

        @Override
        public Object next() {
            return left.next();
        }
    }
}
