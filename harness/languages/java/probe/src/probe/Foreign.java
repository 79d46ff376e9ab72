package probe;

/** A type that a subject has never seen and cannot cast. */
final class Foreign {}
