package probe;

/** Bounds for texts that a subject may make as long as it likes. */
final class Texts {
    static final int TYPE_CHARACTERS = 200;

    private Texts() {}

    static String cut(String text, int limit) {
        return text.length() <= limit ? text : text.substring(0, limit);
    }

    static String typeName(Class<?> type) {
        return cut(type.getTypeName(), TYPE_CHARACTERS);
    }
}
