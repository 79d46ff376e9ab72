/** What an honest program may have a reason for, most of them in main(); it is graded, and a person is asked to look. */
import type { ScanRule } from '../../../harness/contracts/scan.ts';
import { membersOf } from './java-allowed.ts';
import { flaggedMessages } from './messages/flagged.ts';

/** The constructors of a writer that open a file. */
const toFile = (writer: string): readonly string[] =>
  ['java/lang/String', 'java/io/File'].flatMap((file) =>
    ['', 'Ljava/lang/String;', 'Ljava/nio/charset/Charset;'].flatMap((charset) =>
      ['', 'Ljava/util/Locale;'].map((locale) => `${writer}#new(L${file};${charset}${locale})V`),
    ),
  );

/** Those of a map that take the number of its elements from which on they compute in several threads. */
const ofManyElements = [
  ...['forEachKey', 'forEachValue', 'forEachEntry', ...['', 'Keys', 'Values', 'Entries'].map((of) => `search${of}`)],
  ...['', 'Keys', 'Values', 'Entries'].flatMap((of) =>
    ['', 'ToDouble', 'ToLong', 'ToInt'].map((to) => `reduce${of}${to}`),
  ),
  ...['BiConsumer;', 'BiFunction;Ljava/util/function/Consumer;'].map(
    (given) => `forEach(JLjava/util/function/${given})V`,
  ),
].map((method) => `java.util.concurrent.ConcurrentHashMap#${method}`);

export const javaFlagged: readonly ScanRule[] = [
  {
    outcome: 'flagged',
    names: [
      ...membersOf('java.lang.Thread', 'class currentThread getId getName getPriority getState interrupt interrupted'),
      ...membersOf(
        'java.lang.Thread',
        'isAlive isDaemon isInterrupted isVirtual onSpinWait sleep threadId toString yield',
      ),
      'java.lang.Thread$State',
      ...membersOf('java.util.concurrent.TimeUnit', 'sleep timedJoin timedWait'),
    ],
    why: flaggedMessages.waits,
  },
  {
    outcome: 'flagged',
    names: membersOf('java.lang.Object', 'wait notify notifyAll'),
    why: flaggedMessages.waitsForThread,
  },
  {
    outcome: 'flagged',
    names: [
      'java.**#parallel',
      'java.**#parallelStream',
      ...membersOf('java.util.Arrays', 'parallelPrefix parallelSetAll parallelSort'),
      ...membersOf('java.util.stream.StreamSupport', 'stream intStream longStream doubleStream'),
      'java.math.BigInteger#parallelMultiply',
      ...ofManyElements,
    ],
    why: flaggedMessages.parallel,
    instead: flaggedMessages.parallelInstead,
  },
  {
    outcome: 'flagged',
    names: [
      'java.lang.ThreadLocal',
      'java.lang.InheritableThreadLocal',
      'java.lang.ScopedValue',
      'java.util.concurrent.*',
    ],
    why: flaggedMessages.threads,
  },
  {
    outcome: 'flagged',
    names: [
      ...membersOf('java.lang.Runtime', 'class getRuntime availableProcessors freeMemory maxMemory totalMemory'),
      ...membersOf('java.lang.Runtime', 'gc exit version'),
      'java.lang.Runtime$Version',
      ...membersOf('java.lang.System', 'gc runFinalization console'),
    ],
    why: flaggedMessages.machine,
  },
  {
    outcome: 'flagged',
    names: membersOf('java.lang.System', 'getProperty getProperties setProperty clearProperty getenv'),
    why: flaggedMessages.settings,
  },
  {
    outcome: 'flagged',
    names: membersOf('java.lang.System', 'setIn setOut setErr'),
    why: flaggedMessages.streams,
    instead: flaggedMessages.streamsInstead,
  },
  { outcome: 'flagged', names: ['java.lang.String#intern'], why: flaggedMessages.interns },
  {
    outcome: 'flagged',
    // By whatever class it is called: SimpleTimeZone has it, too.
    names: ['java.util.*#setDefault'],
    why: flaggedMessages.locale,
    instead: flaggedMessages.localeInstead,
  },
  {
    outcome: 'flagged',
    names: [
      ...['java.**#getStackTrace', 'java.**#setStackTrace', 'java.lang.StackTraceElement'],
      // Where the program can read what is printed.
      ...['PrintStream', 'PrintWriter'].map((to) => `java.**#printStackTrace(Ljava/io/${to};)V`),
    ],
    why: flaggedMessages.callers,
    instead: flaggedMessages.callersInstead,
  },
  {
    outcome: 'flagged',
    names: [
      ...membersOf('java.lang.Class', 'getResource getResourceAsStream getPackage getClassLoader'),
      ...membersOf('java.lang.ClassLoader', 'class getResource getResources getResourceAsStream getSystemResource'),
      ...membersOf('java.lang.ClassLoader', 'getSystemResources getSystemResourceAsStream'),
      'java.lang.Package',
      ...['ResourceBundle', 'ListResourceBundle', 'PropertyResourceBundle'].map((name) => `java.util.${name}`),
    ],
    why: flaggedMessages.resources,
  },
  {
    outcome: 'flagged',
    names: [
      'java.lang.reflect.Array',
      'java.lang.reflect.InvocationTargetException',
      // What tells the grader's Board from the submission's own.
      ...membersOf('java.lang.Class', 'getSuperclass getGenericSuperclass getInterfaces getModifiers toGenericString'),
      ...membersOf('java.lang.Class', 'isSealed isSynthetic'),
    ],
    why: flaggedMessages.reflection,
  },
  {
    outcome: 'flagged',
    names: [
      'java.lang.ref.Reference',
      'java.lang.ref.WeakReference',
      'java.lang.ref.SoftReference',
      'java.lang.ref.ReferenceQueue',
      'java.util.WeakHashMap',
    ],
    why: flaggedMessages.memory,
  },
  {
    outcome: 'flagged',
    names: [
      'java.nio.file.**',
      'java.nio.*#allocateDirect',
      'java.io.FileOutputStream',
      'java.io.FileWriter',
      ...['java.io.PrintStream', 'java.io.PrintWriter', 'java.util.Formatter'].flatMap(toFile),
    ],
    why: flaggedMessages.files,
    instead: flaggedMessages.filesInstead,
  },
  {
    outcome: 'flagged',
    names: ['java.io.ObjectInputStream', 'java.io.ObjectOutputStream', 'java.io.Console'],
    why: flaggedMessages.noUse,
  },
  { outcome: 'flagged', names: ['java.net.**'], why: flaggedMessages.network },
  {
    outcome: 'flagged',
    names: ['java.awt.**', 'javax.swing.**', 'javax.imageio.**', 'java.beans.**'],
    why: flaggedMessages.windows,
  },
  {
    outcome: 'flagged',
    names: [
      ...['java.time.**', 'java.security.*', 'java.util.zip.**', 'java.util.jar.**'],
      ...['java.io.FilePermission', 'java.io.SerializablePermission', 'java.util.PropertyPermission'],
    ],
    why: flaggedMessages.noUse,
  },
  {
    outcome: 'flagged',
    names: ['java.util.logging.**', 'java.sql.*'],
    why: flaggedMessages.notThere,
    instead: flaggedMessages.notThereInstead,
  },
];
