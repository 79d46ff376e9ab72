package probe;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.HashMap;
import java.util.function.Predicate;

/** A class file, read as far as it takes to find its methods: JVM specification, chapter 4. */
final class ClassFile {
    private static final int POOL_COUNT = 8;
    private static final int PUBLIC = 0x0001;
    private static final int INTERFACE = 0x0200;
    private static final int UTF8 = 1;
    /** The bytes after the tag of a constant, by its tag; those of UTF8 tell their own length. */
    private static final int[] SIZES = {0, 0, 0, 4, 4, 8, 8, 2, 2, 4, 4, 4, 4, 0, 0, 3, 2, 4, 4, 2, 2};
    /** Names a method so that no code can call it: the name is one for the JVM, but not for Java. */
    private static final String HIDDEN = "beyond the API: ";

    private final ByteBuffer bytes;
    private final Map<Integer, String> texts = new HashMap<>();
    private final int count;
    private final int poolEnd;

    ClassFile(byte[] classFile) {
        bytes = ByteBuffer.wrap(classFile.clone());
        count = unsigned(POOL_COUNT);
        readPool();
        poolEnd = bytes.position();
    }

    /** Its own code must not call these methods: they are still there, under names that nothing calls. */
    byte[] withoutPublicMethods(Predicate<String> isUnwanted) {
        List<byte[]> names = new ArrayList<>();
        for (int at : publicMethods()) {
            String name = texts.get(unsigned(at + 2));
            if (name.charAt(0) == '<' || !isUnwanted.test(name)) continue;
            bytes.putShort(at + 2, (short) (count + names.size()));
            names.add((HIDDEN + name).getBytes(StandardCharsets.UTF_8));
        }
        bytes.putShort(POOL_COUNT, (short) (count + names.size()));
        return withConstants(names);
    }

    /**
     * With other methods and constructors as if nobody had called them public: reflection shows no public one of a class where it
     * cannot find a type of any of them. Those of an interface cannot be but public.
     */
    byte[] withPublicMethods(Predicate<String> isOfKnownTypes) {
        boolean isInterface = (bytes.getShort(poolEnd) & INTERFACE) != 0;
        for (int at : isInterface ? List.<Integer>of() : publicMethods()) {
            if (!isOfKnownTypes.test(texts.get(unsigned(at + 4)))) bytes.putShort(at, (short) (bytes.getShort(at) & ~PUBLIC));
        }
        return bytes.array();
    }

    /** Where they begin. */
    private List<Integer> publicMethods() {
        List<Integer> found = new ArrayList<>();
        bytes.position(poolEnd + 6);
        skip(2 * next());
        for (int left = next(); left > 0; left--) skipMember();
        for (int left = next(); left > 0; left--) {
            if ((bytes.getShort(bytes.position()) & PUBLIC) != 0) found.add(bytes.position());
            skipMember();
        }
        return found;
    }

    private void readPool() {
        bytes.position(POOL_COUNT + 2);
        for (int index = 1; index < count; index++) {
            int tag = bytes.get();
            if (tag == UTF8) {
                byte[] text = new byte[next()];
                bytes.get(text);
                texts.put(index, new String(text, StandardCharsets.UTF_8));
            } else {
                skip(SIZES[tag]);
                // A long or a double takes two places.
                if (SIZES[tag] == 8) index++;
            }
        }
    }

    /** Access, name and descriptor, then the attributes. */
    private void skipMember() {
        skip(6);
        int attributes = next();
        for (int i = 0; i < attributes; i++) {
            skip(2);
            skip(bytes.getInt());
        }
    }

    private byte[] withConstants(List<byte[]> texts) {
        int added = texts.stream().mapToInt(text -> 3 + text.length).sum();
        ByteBuffer whole = ByteBuffer.allocate(bytes.capacity() + added);
        whole.put(bytes.array(), 0, poolEnd);
        for (byte[] text : texts) whole.put((byte) UTF8).putShort((short) text.length).put(text);
        whole.put(bytes.array(), poolEnd, bytes.capacity() - poolEnd);
        return whole.array();
    }

    private int next() {
        return Short.toUnsignedInt(bytes.getShort());
    }

    private int unsigned(int at) {
        return Short.toUnsignedInt(bytes.getShort(at));
    }

    private void skip(int count) {
        bytes.position(bytes.position() + count);
    }
}
