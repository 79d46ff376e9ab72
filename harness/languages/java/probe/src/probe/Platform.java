package probe;

import java.util.Locale;
import java.util.Properties;
import java.util.TimeZone;

/**
 * What a subject can change for the whole process, as it was before any subject ran: each script begins with it. A
 * script that chose another language for its numbers must not cost the scripts after it their answers.
 */
final class Platform {
    private final Locale locale = Locale.getDefault();
    private final Properties properties = copy(System.getProperties());
    private final ClassLoader loader = Thread.currentThread().getContextClassLoader();

    /** To be called on the thread that runs the subject. None of its code runs here. */
    void restore() {
        System.setProperties(copy(properties));
        Locale.setDefault(locale);
        TimeZone.setDefault(null);
        Thread.setDefaultUncaughtExceptionHandler(null);
        Thread thread = Thread.currentThread();
        thread.setUncaughtExceptionHandler(null);
        thread.setContextClassLoader(loader);
        thread.setName(Main.THREAD);
        thread.setPriority(Thread.NORM_PRIORITY);
    }

    private static Properties copy(Properties from) {
        Properties copy = new Properties();
        copy.putAll(from);
        return copy;
    }
}
