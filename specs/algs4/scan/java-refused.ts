/** What no program for the assignment needs, and what programs that deceive a grader are made of. */
import type { ScanRule } from '../../../harness/contracts/scan.ts';
import { membersOf } from './java-allowed.ts';
import { refusedMessages } from './messages/refused.ts';

const asynchronous = [
  ...['acceptEitherAsync', 'applyToEitherAsync', 'completeAsync', 'completeOnTimeout', 'delayedExecutor'],
  ...['exceptionallyAsync', 'exceptionallyComposeAsync', 'handleAsync', 'orTimeout', 'runAfterBothAsync'],
  ...['runAfterEitherAsync', 'runAsync', 'supplyAsync', 'thenAcceptAsync', 'thenAcceptBothAsync', 'thenApplyAsync'],
  ...['thenCombineAsync', 'thenComposeAsync', 'thenRunAsync', 'whenCompleteAsync', 'defaultExecutor'],
];

/** Places of the whole process that nothing sets back: one case could leave there what another one finds. */
const keeping = [
  ...['java.io.ObjectInputFilter$Config', 'java.util.concurrent.locks.LockSupport', 'java.time.zone.ZoneRulesProvider'],
  ...['Provider', 'AuthProvider', 'Security', 'IdentityScope'].map((name) => `java.security.${name}`),
  'java.io.File#deleteOnExit',
  // By whatever class they are called, since others inherit them.
  ...membersOf('java.net.*', 'setDefault setFollowRedirects setDatagramSocketImplFactory setSocketFactory'),
  ...membersOf('java.net.*', 'setSocketImplFactory setURLStreamHandlerFactory setContentHandlerFactory setFileNameMap'),
  ...membersOf('java.net.*', 'setDefaultAllowUserInteraction setDefaultRequestProperty setDefaultUseCaches'),
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
    why: refusedMessages.reflection,
    instead: refusedMessages.reflectionInstead,
  },
  {
    outcome: 'refused',
    names: ['java.lang.invoke.**', 'java.lang.runtime.**'],
    why: refusedMessages.handles,
    instead: refusedMessages.handlesInstead,
  },
  {
    outcome: 'refused',
    names: ['sun.**', 'com.sun.**', 'jdk.**', 'java.lang.foreign.**'],
    why: refusedMessages.inside,
    instead: refusedMessages.insideInstead,
  },
  {
    outcome: 'refused',
    names: [
      'java.lang.ClassLoader',
      'java.net.URLClassLoader',
      'java.security.SecureClassLoader',
      'java.util.ServiceLoader',
    ],
    why: refusedMessages.loads,
    instead: refusedMessages.loadsInstead,
  },
  {
    outcome: 'refused',
    names: ['java.lang.Module', 'java.lang.ModuleLayer', 'java.lang.Class#getModule', 'java.lang.module.**'],
    why: refusedMessages.modules,
    instead: refusedMessages.modulesInstead,
  },
  {
    outcome: 'refused',
    names: ['java.lang.Runtime', 'java.lang.Process', 'java.lang.ProcessBuilder', 'java.lang.ProcessHandle'],
    why: refusedMessages.programs,
    instead: refusedMessages.programsInstead,
  },
  {
    outcome: 'refused',
    names: ['java.lang.System', 'java.lang.SecurityManager', 'java.security.AccessController', 'java.security.Policy'],
    why: refusedMessages.machine,
    instead: refusedMessages.leaveOut,
  },
  {
    outcome: 'refused',
    names: membersOf('java.lang.System', 'load loadLibrary mapLibraryName'),
    why: refusedMessages.native,
    instead: refusedMessages.nativeInstead,
  },
  {
    outcome: 'refused',
    names: keeping,
    why: refusedMessages.keeps,
    instead: refusedMessages.leaveOut,
  },
  {
    outcome: 'refused',
    names: ['java.io.FileDescriptor'],
    why: refusedMessages.writes,
    instead: refusedMessages.writesInstead,
  },
  {
    outcome: 'refused',
    // Where /proc can be seen, a file at any place is also the program's own memory, which no rule of the language guards.
    names: [
      ...[
        'java.io.RandomAccessFile',
        'java.io.*#getChannel',
        'java.nio.channels.**',
        'java.nio.file.**#newByteChannel',
      ],
      'javax.imageio.stream.**',
    ],
    why: refusedMessages.anywhere,
    instead: refusedMessages.anywhereInstead,
  },
  {
    outcome: 'refused',
    names: [
      ...['java.lang.Thread', 'java.lang.ThreadGroup', 'java.util.Timer', 'java.util.TimerTask'],
      // From Java 24 on.
      'java.util.stream.Gatherers#mapConcurrent',
      ...['Executor', 'ExecutorService', 'Executors', 'AbstractExecutorService', 'ThreadPoolExecutor', 'ThreadFactory'],
      ...['ScheduledExecutorService', 'ScheduledThreadPoolExecutor', 'ExecutorCompletionService', 'CompletionService'],
      ...['ForkJoinPool', 'ForkJoinTask', 'ForkJoinWorkerThread', 'RecursiveAction', 'RecursiveTask'],
      ...['CountedCompleter', 'SubmissionPublisher', 'StructuredTaskScope'],
      // CompletionStage declares most of them.
      ...asynchronous.map((name) => `*#${name}`),
    ].map((name) => (name.includes('.') ? name : `java.util.concurrent.${name}`)),
    why: refusedMessages.threads,
    instead: refusedMessages.threadsInstead,
  },
  {
    outcome: 'refused',
    names: [
      ...['java.lang.StackWalker', 'java.util.concurrent.ForkJoinWorkerThread#getStackTrace'],
      ...membersOf('java.lang.Thread', 'getStackTrace getAllStackTraces dumpStack'),
    ],
    why: refusedMessages.callers,
    instead: refusedMessages.callersInstead,
  },
  {
    outcome: 'refused',
    names: ['java.lang.ref.Cleaner', 'java.lang.ref.PhantomReference'],
    why: refusedMessages.later,
    instead: refusedMessages.laterInstead,
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
    why: refusedMessages.agents,
    instead: refusedMessages.leaveOut,
  },
  {
    outcome: 'refused',
    names: ['probe.**', 'counting.**', 'increments.**'],
    why: refusedMessages.grader,
    instead: refusedMessages.leaveOut,
  },
];
