/** The module `algs4` that submissions import: the classes of the algs4 library that this assignment is done with. */
export { Bag } from '../algs4/bag.ts';
export { IndexMinPQ } from '../algs4/index-min-pq.ts';
export { LinkedQueue } from '../algs4/linked-queue.ts';
export { LinkedStack } from '../algs4/linked-stack.ts';
export { MaxPQ } from '../algs4/max-pq.ts';
export { MinPQ } from '../algs4/min-pq.ts';
export type { Comparator } from '../algs4/order.ts';
export { Queue } from '../algs4/queue.ts';
export { ResizingArrayQueue } from '../algs4/resizing-array-queue.ts';
export { ResizingArrayStack } from '../algs4/resizing-array-stack.ts';
export { SET } from '../algs4/set.ts';
export { ST } from '../algs4/st.ts';
export { Stack } from '../algs4/stack.ts';
export { StdDraw } from '../algs4/std-draw.ts';
export { In, StdIn } from '../algs4/std-in.ts';
export { Out, StdOut } from '../algs4/std-out.ts';
export { StdRandom } from '../algs4/std-random.ts';
export { Stopwatch, StopwatchCPU } from '../algs4/stopwatch.ts';
