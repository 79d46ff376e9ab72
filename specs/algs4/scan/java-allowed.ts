/** What any honest program may use of the Java platform without a remark. */
import type { ScanRule } from '../../../harness/contracts/scan.ts';

const inPackage = (name: string, members: string): string[] => members.split(/\s+/u).map((one) => `${name}.${one}`);

export const membersOf = (name: string, members: string): string[] =>
  members.split(/\s+/u).map((one) => `${name}#${one}`);

/** By name, since the package also holds what starts threads, loads classes and looks into them. */
const language = inPackage(
  'java.lang',
  'Appendable AutoCloseable Boolean Byte CharSequence Character Cloneable Comparable Deprecated Double Enum Float ' +
    'FunctionalInterface IO Integer Iterable Long Math Number Object Override Readable Record Runnable SafeVarargs Short ' +
    'StrictMath String StringBuffer StringBuilder SuppressWarnings Throwable Void',
);

/** What `StringBuilder` and `StringBuffer` have in common: nobody names it, but it is the type of a value that is either. */
const eitherBuilder = 'java.lang.AbstractStringBuilder';

const errors = inPackage(
  'java.lang',
  'AbstractMethodError ArithmeticException ArrayIndexOutOfBoundsException ArrayStoreException AssertionError ' +
    'BootstrapMethodError ClassCastException ClassCircularityError ClassFormatError ClassNotFoundException ' +
    'CloneNotSupportedException EnumConstantNotPresentException Error Exception ExceptionInInitializerError ' +
    'IllegalAccessError IllegalAccessException IllegalArgumentException IllegalCallerException ' +
    'IllegalMonitorStateException IllegalStateException IllegalThreadStateException IncompatibleClassChangeError ' +
    'IndexOutOfBoundsException InstantiationError InstantiationException InternalError InterruptedException ' +
    'LinkageError MatchException NegativeArraySizeException NoClassDefFoundError NoSuchFieldError NoSuchFieldException ' +
    'NoSuchMethodError NoSuchMethodException NullPointerException NumberFormatException OutOfMemoryError ' +
    'ReflectiveOperationException RuntimeException SecurityException StackOverflowError ' +
    'StringIndexOutOfBoundsException TypeNotPresentException UnknownError UnsatisfiedLinkError ' +
    'UnsupportedClassVersionError UnsupportedOperationException VerifyError VirtualMachineError WrongThreadException',
);

const system = membersOf(
  'java.lang.System',
  'class out err in currentTimeMillis nanoTime arraycopy identityHashCode lineSeparator exit ' +
    'getProperty("line.separator")',
);

/** What equals() and generic code ask of a class; not what looks into it. */
const classes = membersOf(
  'java.lang.Class',
  'class getName getSimpleName getTypeName getCanonicalName getPackageName toString hashCode equals ' +
    'isInstance cast isAssignableFrom asSubclass isArray isPrimitive isEnum isInterface isRecord isAnonymousClass ' +
    'isMemberClass isLocalClass isAnnotation getComponentType componentType arrayType getEnumConstants ' +
    'desiredAssertionStatus describeConstable descriptorString',
);

/** The last argument is whether it may compute in several threads. */
const streams = membersOf(
  'java.util.stream.StreamSupport',
  'stream(false) intStream(false) longStream(false) doubleStream(false)',
);

const concurrent = inPackage(
  'java.util.concurrent',
  'ArrayBlockingQueue BlockingDeque BlockingQueue BrokenBarrierException Callable CancellationException ' +
    'CompletionException ConcurrentHashMap ConcurrentLinkedDeque ConcurrentLinkedQueue ConcurrentMap ' +
    'ConcurrentNavigableMap ConcurrentSkipListMap ConcurrentSkipListSet CopyOnWriteArrayList CopyOnWriteArraySet ' +
    'CountDownLatch CyclicBarrier DelayQueue Delayed Exchanger ExecutionException LinkedBlockingDeque ' +
    'LinkedBlockingQueue LinkedTransferQueue Phaser PriorityBlockingQueue RejectedExecutionException Semaphore ' +
    'SynchronousQueue ThreadLocalRandom TimeUnit TimeoutException TransferQueue',
);

export const javaAllowed: readonly ScanRule[] = [
  {
    outcome: 'allowed',
    names: [
      ...[...language, eitherBuilder, ...errors, ...system, ...classes, ...concurrent, ...streams],
      'java.lang.annotation.*',
      // What constants of enums in switches are linked with.
      'java.lang.constant.*',
      'java.lang.Enum$EnumDesc',
      'java.lang.invoke.SerializedLambda',
      'java.util.*',
      'java.util.concurrent.atomic.*',
      'java.util.concurrent.locks.*',
      'java.util.function.*',
      'java.util.random.*',
      'java.util.regex.*',
      'java.util.stream.*',
      'java.io.*',
      'java.math.*',
      'java.nio.*',
      'java.nio.charset.*',
      'java.text.*',
      'edu.princeton.cs.algs4.*',
    ],
    // Nobody is told.
    why: () => '',
  },
];
