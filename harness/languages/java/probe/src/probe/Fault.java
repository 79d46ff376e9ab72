package probe;

/** Something that is wrong with the probe or with what it was asked, and not with the subject. */
final class Fault extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Not so in one that a subject has read from a stream, which runs no constructor. */
    private final transient boolean isMade;

    Fault(String message) {
        super(message);
        isMade = true;
    }

    Fault(String message, Throwable cause) {
        super(message + ": " + cause, cause);
        isMade = true;
    }

    boolean isMade() {
        return isMade;
    }
}
