import { readFileSync } from 'node:fs';
import { childrenOf, endedChildrenMs, threadsMs } from '../processor-time.js';

/** A process with all that it has started, and what these have started in turn. */
const processTree = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(processTree)];

/** CPU milliseconds of all of them so far. */
export const treeMs = (pid: number): number =>
  processTree(pid).reduce((sum, each) => sum + threadsMs(each) + endedChildrenMs(each), 0);

/** Memory of all of them in MiB; what they share is counted once (Linux, proportional set size). */
export const treeMiB = (pid: number): number =>
  processTree(pid).reduce((sum, each) => sum + kilobytesOf(each), 0) / 1024;

function kilobytesOf(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}
