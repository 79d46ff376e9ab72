/**
 * Kills for want of memory, as the kernel counts them on the whole machine. A process that it killed ends like one that exits
 * with code 137 by itself, which any program may do: only the count tells that somebody was killed meanwhile.
 */
import { readText } from './machine.ts';

/** NaN where the kernel does not tell, which is more and less than nothing. */
export const oomKills = (): number => Number(/^oom_kill (\d+)$/mu.exec(readText('/proc/vmstat'))?.[1]);
