/** What no program for the assignment needs, and what programs that deceive a grader are made of. */
import type { ScanRule } from '../../harness/languages/scan.ts';

const each = (name: string, members: readonly string[]): string[] => members.map((one) => `${name}#${one}`);

const asynchronous = [
  ...['acceptEitherAsync', 'applyToEitherAsync', 'completeAsync', 'completeOnTimeout', 'delayedExecutor'],
  ...['exceptionallyAsync', 'exceptionallyComposeAsync', 'handleAsync', 'orTimeout', 'runAfterBothAsync'],
  ...['runAfterEitherAsync', 'runAsync', 'supplyAsync', 'thenAcceptAsync', 'thenAcceptBothAsync', 'thenApplyAsync'],
  ...['thenCombineAsync', 'thenComposeAsync', 'thenRunAsync', 'whenCompleteAsync', 'defaultExecutor'],
];

export const javaRefused: readonly ScanRule[] = [
  {
    outcome: 'refused',
    names: [
      'java.lang.Class',
      'java.lang.ClassValue',
      'java.lang.reflect.**',
      'java.**#setAccessible',
      'java.**#trySetAccessible',
    ],
    why: 'is reflection: it looks into classes while the program runs, past what they make visible',
    instead: 'Call the constructors and methods themselves.',
  },
  {
    outcome: 'refused',
    names: ['java.lang.invoke.**', 'java.lang.runtime.**'],
    why: 'reaches methods and fields past the rules of the language',
    instead: 'Use a lambda or a method reference.',
  },
  {
    outcome: 'refused',
    names: ['sun.**', 'com.sun.**', 'jdk.**', 'java.lang.foreign.**'],
    why: 'is the inside of the Java runtime',
    instead: 'Use the classes of java.lang and java.util.',
  },
  {
    outcome: 'refused',
    names: [
      'java.lang.ClassLoader',
      'java.net.URLClassLoader',
      'java.security.SecureClassLoader',
      'java.util.ServiceLoader',
    ],
    why: 'loads classes that are not part of the submission',
    instead: 'Name the classes that the program uses.',
  },
  {
    outcome: 'refused',
    names: ['java.lang.Module', 'java.lang.ModuleLayer', 'java.lang.Class#getModule', 'java.lang.module.**'],
    why: 'changes which code may see which',
    instead: 'Leave it out: a submission is not a module.',
  },
  {
    outcome: 'refused',
    names: ['java.lang.Runtime', 'java.lang.Process', 'java.lang.ProcessBuilder', 'java.lang.ProcessHandle'],
    why: 'starts other programs, or acts when this one ends',
    instead: 'Leave it out: nothing in this assignment needs another program.',
  },
  {
    outcome: 'refused',
    names: ['java.lang.System', 'java.lang.SecurityManager', 'java.security.AccessController', 'java.security.Policy'],
    why: 'changes the machine that the program runs on',
    instead: 'Leave it out.',
  },
  {
    outcome: 'refused',
    names: each('java.lang.System', ['load', 'loadLibrary', 'mapLibraryName']),
    why: 'loads code that is not Java',
    instead: 'Write it in Java.',
  },
  {
    outcome: 'refused',
    names: ['java.io.FileDescriptor'],
    why: 'writes past System.out into what the grader reads',
    instead: 'Print with System.out or StdOut.',
  },
  {
    outcome: 'refused',
    names: [
      ...['java.lang.Thread', 'java.lang.ThreadGroup', 'java.util.Timer', 'java.util.TimerTask'],
      ...['Executor', 'ExecutorService', 'Executors', 'AbstractExecutorService', 'ThreadPoolExecutor', 'ThreadFactory'],
    ].map((name) => (name.includes('.') ? name : `java.util.concurrent.${name}`)),
    why: 'makes threads: what runs beside the program cannot be counted, timed or stopped with it',
    instead: 'Do the work in the method that is called.',
  },
  {
    outcome: 'refused',
    names: [
      ...['ScheduledExecutorService', 'ScheduledThreadPoolExecutor', 'ExecutorCompletionService', 'CompletionService'],
      ...['ForkJoinPool', 'ForkJoinTask', 'ForkJoinWorkerThread', 'RecursiveAction', 'RecursiveTask'],
      ...['CountedCompleter', 'SubmissionPublisher', 'StructuredTaskScope'],
      ...asynchronous.map((name) => `CompletableFuture#${name}`),
    ].map((name) => `java.util.concurrent.${name}`),
    why: 'makes threads: what runs beside the program cannot be counted, timed or stopped with it',
    instead: 'Do the work in the method that is called.',
  },
  {
    outcome: 'refused',
    names: ['java.lang.StackWalker', ...each('java.lang.Thread', ['getStackTrace', 'getAllStackTraces', 'dumpStack'])],
    why: 'looks at who called the program',
    instead: 'To print an exception, printStackTrace() is enough.',
  },
  {
    outcome: 'refused',
    names: ['java.lang.ref.Cleaner', 'java.lang.ref.PhantomReference'],
    why: 'runs code at any time after the program is done',
    instead: 'Leave it out: Java frees memory by itself.',
  },
  {
    outcome: 'refused',
    names: [
      'java.lang.instrument.**',
      'java.lang.management.**',
      'javax.management.**',
      'javax.script.**',
      'javax.tools.**',
    ],
    why: 'changes or watches running code',
    instead: 'Leave it out.',
  },
  {
    outcome: 'refused',
    names: ['probe.**', 'counting.**', 'increments.**'],
    why: 'is a part of the grader',
    instead: 'Leave it out.',
  },
];
