import { availableParallelism, totalmem } from 'node:os';

const most = 4;
/** For each web process, and for the rest of the installation as much again as for two of them. */
const memoryOfEach = 768 * 1024 * 1024;
const others = 2;

interface Machine {
  cores: number;
  /** In bytes, of a container where it has a limit. */
  memory: number;
}

/** Where nothing else is configured: one for each core, up to four, as far as the memory goes. */
export const usualWebProcesses = ({ cores, memory }: Machine = thisMachine()): number =>
  Math.max(1, Math.min(cores, most, Math.floor(memory / memoryOfEach) - others));

function thisMachine(): Machine {
  // 0, or more than there is, where nothing limits this process.
  const limit = process.constrainedMemory();
  return { cores: availableParallelism(), memory: limit > 0 ? Math.min(limit, totalmem()) : totalmem() };
}
