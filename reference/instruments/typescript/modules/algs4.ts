/** The module `algs4` that submissions import: the classes of the algs4 library that assignments are done with. */
export { Bag } from '../algs4/bag.ts';
export { In } from '../algs4/in.ts';
export { IndexMinPQ } from '../algs4/index-min-pq.ts';
export { MaxPQ } from '../algs4/max-pq.ts';
export { MinPQ } from '../algs4/min-pq.ts';
export type { Comparator } from '../algs4/order.ts';
export { LinkedQueue, Queue } from '../algs4/queue.ts';
export { ResizingArrayQueue } from '../algs4/resizing-array-queue.ts';
export { ResizingArrayStack } from '../algs4/resizing-array-stack.ts';
export { SET } from '../algs4/set.ts';
export { ST } from '../algs4/st.ts';
export { LinkedStack, Stack } from '../algs4/stack.ts';
export { StdDraw } from '../algs4/std-draw.ts';
export { StdIn } from '../algs4/std-in.ts';
export { Out, StdOut } from '../algs4/std-out.ts';
export { StdRandom } from '../algs4/std-random.ts';
export { Stopwatch, StopwatchCPU } from '../algs4/stopwatch.ts';
export { WeightedQuickUnionUF } from '../algs4/weighted-quick-union-uf.ts';
