import { readdirSync, readFileSync } from 'node:fs';

const msPerTick = 10;

/**
 * CPU milliseconds that a process, and another with all of its children, have used by the kernel's account (Linux):
 * threads and children to the nanosecond, children that have ended to the tick.
 */
export function processorMs(pid: number, parent: number): number {
  const children = childrenOf(parent);
  return [pid, parent, ...children].map(threadsMs).reduce((sum, ms) => sum + ms, 0) + endedChildrenMs(parent);
}

/** CPU milliseconds of a process so far, by its threads. */
export function threadsMs(pid: number): number {
  let ms = 0;
  for (const thread of entriesOf(`/proc/${pid}/task`))
    ms += Number(textOf(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0] ?? 0) / 1e6;
  return ms;
}

export const childrenOf = (pid: number): number[] =>
  textOf(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number);

/** Of the children of a process that have ended and were waited for. */
export function endedChildrenMs(pid: number): number {
  const fields = textOf(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) * msPerTick;
}

/** A process may end between two looks: then there is nothing. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
