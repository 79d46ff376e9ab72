/** What an honest program may have a reason for, most of them in main(); it is graded, and a person is asked to look. */
import type { ScanRule } from '../../harness/languages/scan.ts';

const each = (name: string, members: readonly string[]): string[] => members.map((one) => `${name}#${one}`);

export const javaFlagged: readonly ScanRule[] = [
  {
    outcome: 'flagged',
    names: [
      ...each('java.lang.Thread', ['class', 'currentThread', 'getId', 'getName', 'getPriority', 'getState']),
      ...each('java.lang.Thread', ['interrupt', 'interrupted', 'isAlive', 'isDaemon', 'isInterrupted', 'isVirtual']),
      ...each('java.lang.Thread', ['onSpinWait', 'sleep', 'threadId', 'toString', 'yield']),
      'java.lang.Thread$State',
    ],
    why: 'waits, or asks about the thread that the program runs in',
  },
  {
    outcome: 'flagged',
    names: each('java.lang.Object', ['wait', 'notify', 'notifyAll']),
    why: 'waits for another thread, and there is none',
  },
  {
    outcome: 'flagged',
    names: [
      'java.**#parallel',
      'java.**#parallelStream',
      ...each('java.util.Arrays', ['parallelPrefix', 'parallelSetAll', 'parallelSort']),
    ],
    why: 'computes in several threads where there are any; here there is one',
    instead: 'Leave the parallel form out.',
  },
  {
    outcome: 'flagged',
    names: [
      'java.lang.ThreadLocal',
      'java.lang.InheritableThreadLocal',
      'java.lang.ScopedValue',
      'java.util.concurrent.*',
    ],
    why: 'is for programs with several threads',
  },
  {
    outcome: 'flagged',
    names: [
      ...each('java.lang.Runtime', [
        'class',
        'getRuntime',
        'availableProcessors',
        'freeMemory',
        'maxMemory',
        'totalMemory',
      ]),
      ...each('java.lang.Runtime', ['gc', 'exit', 'version']),
      'java.lang.Runtime$Version',
      ...each('java.lang.System', ['gc', 'runFinalization', 'console']),
    ],
    why: 'asks about the machine that the program runs on',
  },
  {
    outcome: 'flagged',
    names: each('java.lang.System', ['getProperty', 'getProperties', 'setProperty', 'clearProperty', 'getenv']),
    why: 'reads or changes the settings of the machine, which are different here',
  },
  {
    outcome: 'flagged',
    names: each('java.lang.System', ['setIn', 'setOut', 'setErr']),
    why: "takes the program's input or output away from whoever runs it",
    instead: 'Hand the stream to the methods that read or print.',
  },
  {
    outcome: 'flagged',
    names: ['java.util.Locale#setDefault', 'java.util.TimeZone#setDefault'],
    why: 'changes how the whole program writes numbers and dates',
    instead: 'Hand a Locale to String.format() instead.',
  },
  {
    outcome: 'flagged',
    names: ['java.**#getStackTrace', 'java.**#setStackTrace', 'java.lang.StackTraceElement'],
    why: 'looks at who called the program',
    instead: 'To print an exception, printStackTrace() is enough.',
  },
  {
    outcome: 'flagged',
    names: [
      ...each('java.lang.Class', ['getResource', 'getResourceAsStream', 'getPackage', 'getClassLoader']),
      ...each('java.lang.ClassLoader', ['class', 'getResource', 'getResources', 'getResourceAsStream']),
      ...each('java.lang.ClassLoader', ['getSystemResource', 'getSystemResources', 'getSystemResourceAsStream']),
      'java.lang.Package',
      'java.util.ResourceBundle',
    ],
    why: 'looks for a file beside the classes, and there is none here',
  },
  {
    outcome: 'flagged',
    names: ['java.lang.reflect.Array', 'java.lang.reflect.InvocationTargetException'],
    why: 'belongs to reflection',
  },
  {
    outcome: 'flagged',
    names: [
      'java.lang.ref.Reference',
      'java.lang.ref.WeakReference',
      'java.lang.ref.SoftReference',
      'java.lang.ref.ReferenceQueue',
    ],
    why: 'depends on when memory is freed',
  },
  {
    outcome: 'flagged',
    names: [
      'java.nio.file.**',
      'java.nio.channels.**',
      'java.nio.ByteBuffer#allocateDirect',
      'java.io.FileOutputStream',
      'java.io.FileWriter',
      'java.io.RandomAccessFile',
    ],
    why: 'works with files, and there are none here',
    instead: "Read boards with the library's In.",
  },
  {
    outcome: 'flagged',
    names: ['java.io.ObjectInputStream', 'java.io.ObjectOutputStream', 'java.io.Console'],
    why: 'is of no use in this assignment',
  },
  { outcome: 'flagged', names: ['java.net.**'], why: 'is for the network, and there is none here' },
  {
    outcome: 'flagged',
    names: ['java.awt.**', 'javax.swing.**', 'javax.imageio.**', 'java.beans.**'],
    why: 'is for windows, and there are none here',
  },
  {
    outcome: 'flagged',
    names: [
      'java.time.**',
      'java.security.*',
      'java.util.logging.**',
      'java.util.zip.**',
      'java.util.jar.**',
      'java.sql.*',
    ],
    why: 'is of no use in this assignment',
  },
];
