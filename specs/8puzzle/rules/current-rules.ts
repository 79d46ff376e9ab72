/** The rules of the current edition, by language. */
import type { QueueClass, RuleSet } from './rule-set.ts';

const algs4 = 'edu.princeton.cs.algs4';
const inJava = (...names: readonly string[]): QueueClass[] => names.map((name) => ({ name, module: null }));

/** "You may not call any library functions other than those in java.lang, java.util, and algs4.jar." */
const java: RuleSet = {
  board: 'Board',
  solver: 'Solver',
  prescribed: ['Board', 'Solver'],
  allowed: {
    words: 'java.lang, java.util and algs4',
    packages: ['java.lang', 'java.util', 'java.util.function', 'java.util.stream', algs4],
    handedOut: ['java.io.PrintStream', 'java.io.InputStream'],
    modules: [],
  },
  queues: {
    words: 'MinPQ',
    permitted: inJava(`${algs4}.MinPQ`, `${algs4}.MaxPQ`, 'MinPQ', 'MaxPQ'),
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
};

/** Where a course permits queues of npm packages, their modules. */
const typescript = (permittedModules: readonly string[]): RuleSet => ({
  ...java,
  allowed: {
    words: ['algs4', ...permittedModules].join(', '),
    packages: [],
    handedOut: [],
    modules: ['algs4', ...permittedModules],
  },
  queues: {
    words: [
      'MinPQ',
      ...npmQueues.filter(({ module }) => permittedModules.includes(module)).map(({ name }) => name),
    ].join(', '),
    permitted: [
      { name: 'MinPQ', module: 'algs4' },
      { name: 'MaxPQ', module: 'algs4' },
      ...npmQueues.filter(({ module }) => permittedModules.includes(module)),
    ],
    others: [],
  },
  helpersAreVisible: true,
});

const npmQueues: readonly { readonly name: string; readonly module: string }[] = [
  { name: 'MinHeap', module: 'min-heap-typed' },
  { name: 'MinHeap', module: '@datastructures-js/heap' },
  { name: 'MaxHeap', module: '@datastructures-js/heap' },
  { name: 'Heap', module: '@datastructures-js/heap' },
  { name: 'MinPriorityQueue', module: '@datastructures-js/priority-queue' },
  { name: 'MaxPriorityQueue', module: '@datastructures-js/priority-queue' },
  { name: 'PriorityQueue', module: '@datastructures-js/priority-queue' },
];

/** `permittedModules`: modules with queues that the course permits beside algs4. */
export const currentRules = (language: string, permittedModules: readonly string[] = []): RuleSet =>
  language === 'java' ? java : typescript(permittedModules);
