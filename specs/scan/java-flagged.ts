/** What an honest program may have a reason for, most of them in main(); it is graded, and a person is asked to look. */
import type { ScanRule } from '../../harness/languages/scan.ts';
import { flaggedWords } from './words/flagged.ts';

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
    why: flaggedWords.waits,
  },
  {
    outcome: 'flagged',
    names: each('java.lang.Object', ['wait', 'notify', 'notifyAll']),
    why: flaggedWords.waitsForThread,
  },
  {
    outcome: 'flagged',
    names: [
      'java.**#parallel',
      'java.**#parallelStream',
      ...each('java.util.Arrays', ['parallelPrefix', 'parallelSetAll', 'parallelSort']),
    ],
    why: flaggedWords.parallel,
    instead: flaggedWords.parallelInstead,
  },
  {
    outcome: 'flagged',
    names: [
      'java.lang.ThreadLocal',
      'java.lang.InheritableThreadLocal',
      'java.lang.ScopedValue',
      'java.util.concurrent.*',
    ],
    why: flaggedWords.threads,
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
    why: flaggedWords.machine,
  },
  {
    outcome: 'flagged',
    names: each('java.lang.System', ['getProperty', 'getProperties', 'setProperty', 'clearProperty', 'getenv']),
    why: flaggedWords.settings,
  },
  {
    outcome: 'flagged',
    names: each('java.lang.System', ['setIn', 'setOut', 'setErr']),
    why: flaggedWords.streams,
    instead: flaggedWords.streamsInstead,
  },
  {
    outcome: 'flagged',
    names: ['java.util.Locale#setDefault', 'java.util.TimeZone#setDefault'],
    why: flaggedWords.locale,
    instead: flaggedWords.localeInstead,
  },
  {
    outcome: 'flagged',
    names: ['java.**#getStackTrace', 'java.**#setStackTrace', 'java.lang.StackTraceElement'],
    why: flaggedWords.callers,
    instead: flaggedWords.callersInstead,
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
    why: flaggedWords.resources,
  },
  {
    outcome: 'flagged',
    names: ['java.lang.reflect.Array', 'java.lang.reflect.InvocationTargetException'],
    why: flaggedWords.reflection,
  },
  {
    outcome: 'flagged',
    names: [
      'java.lang.ref.Reference',
      'java.lang.ref.WeakReference',
      'java.lang.ref.SoftReference',
      'java.lang.ref.ReferenceQueue',
    ],
    why: flaggedWords.memory,
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
    why: flaggedWords.files,
    instead: flaggedWords.filesInstead,
  },
  {
    outcome: 'flagged',
    names: ['java.io.ObjectInputStream', 'java.io.ObjectOutputStream', 'java.io.Console'],
    why: flaggedWords.noUse,
  },
  { outcome: 'flagged', names: ['java.net.**'], why: flaggedWords.network },
  {
    outcome: 'flagged',
    names: ['java.awt.**', 'javax.swing.**', 'javax.imageio.**', 'java.beans.**'],
    why: flaggedWords.windows,
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
    why: flaggedWords.noUse,
  },
];
