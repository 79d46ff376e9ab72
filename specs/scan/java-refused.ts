/** What no program for the assignment needs, and what programs that deceive a grader are made of. */
import type { ScanRule } from '../../harness/languages/scan.ts';
import { refusedWords } from './words/refused.ts';

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
    why: refusedWords.reflection,
    instead: refusedWords.reflectionInstead,
  },
  {
    outcome: 'refused',
    names: ['java.lang.invoke.**', 'java.lang.runtime.**'],
    why: refusedWords.handles,
    instead: refusedWords.handlesInstead,
  },
  {
    outcome: 'refused',
    names: ['sun.**', 'com.sun.**', 'jdk.**', 'java.lang.foreign.**'],
    why: refusedWords.inside,
    instead: refusedWords.insideInstead,
  },
  {
    outcome: 'refused',
    names: [
      'java.lang.ClassLoader',
      'java.net.URLClassLoader',
      'java.security.SecureClassLoader',
      'java.util.ServiceLoader',
    ],
    why: refusedWords.loads,
    instead: refusedWords.loadsInstead,
  },
  {
    outcome: 'refused',
    names: ['java.lang.Module', 'java.lang.ModuleLayer', 'java.lang.Class#getModule', 'java.lang.module.**'],
    why: refusedWords.modules,
    instead: refusedWords.modulesInstead,
  },
  {
    outcome: 'refused',
    names: ['java.lang.Runtime', 'java.lang.Process', 'java.lang.ProcessBuilder', 'java.lang.ProcessHandle'],
    why: refusedWords.programs,
    instead: refusedWords.programsInstead,
  },
  {
    outcome: 'refused',
    names: ['java.lang.System', 'java.lang.SecurityManager', 'java.security.AccessController', 'java.security.Policy'],
    why: refusedWords.machine,
    instead: refusedWords.leaveOut,
  },
  {
    outcome: 'refused',
    names: each('java.lang.System', ['load', 'loadLibrary', 'mapLibraryName']),
    why: refusedWords.native,
    instead: refusedWords.nativeInstead,
  },
  {
    outcome: 'refused',
    names: ['java.io.FileDescriptor'],
    why: refusedWords.writes,
    instead: refusedWords.writesInstead,
  },
  {
    outcome: 'refused',
    names: [
      ...['java.lang.Thread', 'java.lang.ThreadGroup', 'java.util.Timer', 'java.util.TimerTask'],
      ...['Executor', 'ExecutorService', 'Executors', 'AbstractExecutorService', 'ThreadPoolExecutor', 'ThreadFactory'],
    ].map((name) => (name.includes('.') ? name : `java.util.concurrent.${name}`)),
    why: refusedWords.threads,
    instead: refusedWords.threadsInstead,
  },
  {
    outcome: 'refused',
    names: [
      ...['ScheduledExecutorService', 'ScheduledThreadPoolExecutor', 'ExecutorCompletionService', 'CompletionService'],
      ...['ForkJoinPool', 'ForkJoinTask', 'ForkJoinWorkerThread', 'RecursiveAction', 'RecursiveTask'],
      ...['CountedCompleter', 'SubmissionPublisher', 'StructuredTaskScope'],
      ...asynchronous.map((name) => `CompletableFuture#${name}`),
    ].map((name) => `java.util.concurrent.${name}`),
    why: refusedWords.threads,
    instead: refusedWords.threadsInstead,
  },
  {
    outcome: 'refused',
    names: ['java.lang.StackWalker', ...each('java.lang.Thread', ['getStackTrace', 'getAllStackTraces', 'dumpStack'])],
    why: refusedWords.callers,
    instead: refusedWords.callersInstead,
  },
  {
    outcome: 'refused',
    names: ['java.lang.ref.Cleaner', 'java.lang.ref.PhantomReference'],
    why: refusedWords.later,
    instead: refusedWords.laterInstead,
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
    why: refusedWords.agents,
    instead: refusedWords.leaveOut,
  },
  {
    outcome: 'refused',
    names: ['probe.**', 'counting.**', 'increments.**'],
    why: refusedWords.grader,
    instead: refusedWords.leaveOut,
  },
];
