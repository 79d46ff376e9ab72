package probe;

import java.util.Iterator;

/** A walk that has begun, as an iterable of what is left. It asks hasNext() twice each time, which must change nothing. */
record Opened(Iterator<?> left) implements Iterable<Object>, Iterator<Object> {
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
