/** The rules of the current edition, by language. */
import { simpleName, type RuleSet } from './rule-set.ts';

const algs4 = 'edu.princeton.cs.algs4';

/** "You may not call any library functions other than those in java.lang, java.util, and algs4.jar." */
const java: RuleSet = {
  board: 'Board',
  solver: 'Solver',
  prescribed: ['Board', 'Solver'],
  allowed: {
    words: 'java.lang, java.util and algs4',
    packages: ['java.lang', 'java.util', 'java.util.function', 'java.util.stream', algs4],
    // Serializable only marks: SpotBugs wants it of comparators, and it has nothing to call.
    handedOut: ['java.io.PrintStream', 'java.io.InputStream', 'java.io.Serializable'],
    modules: [],
  },
  queues: {
    words: 'MinPQ',
    // Before 2015 the library had no package.
    permitted: [`${algs4}.MinPQ`, `${algs4}.MaxPQ`, 'MinPQ', 'MaxPQ'],
    others: [
      'java.util.PriorityQueue',
      'java.util.concurrent.PriorityBlockingQueue',
      `${algs4}.IndexMinPQ`,
      `${algs4}.IndexMaxPQ`,
      `${algs4}.FibonacciMinPQ`,
      `${algs4}.BinomialMinPQ`,
      `${algs4}.MultiwayMinPQ`,
    ],
  },
  helpersAreVisible: false,
  constantWord: 'final',
};

const typescript = (permittedModules: readonly string[]): RuleSet => {
  const modules = [...new Set(['algs4', ...permittedModules])];
  const courseQueues = npmQueues.filter((name) => permittedModules.includes(moduleOf(name)));
  return {
    ...java,
    allowed: { words: modules.join(', '), packages: null, handedOut: [], modules },
    queues: {
      words: ['MinPQ', ...courseQueues.map(simpleName)].join(', '),
      permitted: ['algs4.MinPQ', 'algs4.MaxPQ', ...courseQueues],
      others: ['algs4.IndexMinPQ', ...npmQueues.filter((name) => !courseQueues.includes(name))],
    },
    helpersAreVisible: true,
    constantWord: 'readonly',
  };
};

/** Queues of npm packages that a course may permit. */
const npmQueues: readonly string[] = [
  'min-heap-typed.MinHeap',
  '@datastructures-js/heap.MinHeap',
  '@datastructures-js/heap.MaxHeap',
  '@datastructures-js/heap.Heap',
  '@datastructures-js/priority-queue.MinPriorityQueue',
  '@datastructures-js/priority-queue.MaxPriorityQueue',
  '@datastructures-js/priority-queue.PriorityQueue',
];

const moduleOf = (name: string): string => name.slice(0, name.lastIndexOf('.'));

/** `permittedModules`: modules with queues that the course permits beside algs4. */
export const currentRules = (language: string, permittedModules: readonly string[] = []): RuleSet =>
  language === 'java' ? java : typescript(permittedModules);
