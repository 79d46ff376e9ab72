package counting;

import java.util.Map;

/** The text files of the script that is running. */
public final class ScriptFiles {
    private static Map<String, String> files = Map.of();

    private ScriptFiles() {}

    static void set(Map<String, String> texts) {
        files = texts;
    }

    /** The text of a file by its name, or by the last part of its path; null when there is none. */
    public static String text(String name) {
        String text = files.get(name);
        return text == null ? files.get(name.substring(name.lastIndexOf('/') + 1)) : text;
    }
}
