package probe;

/** Something that is wrong with the probe or with what it was asked, and not with the subject. */
final class Fault extends RuntimeException {
    private static final long serialVersionUID = 1;

    Fault(String message) {
        super(message);
    }

    Fault(String message, Throwable cause) {
        super(message + ": " + cause, cause);
    }
}
