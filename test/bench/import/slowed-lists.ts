import type { FilledServer } from '../filled-server.js';
import { writeDelivery } from './deliveries.js';
import { measuredCommand } from './measured-command.js';

const [requests, pauseMs] = [150, 20];
const rowsBeside = 5_000;

/** How long a visitor waits for pages of the list of photographs: milliseconds that 95 of 100 do not exceed. */
export async function slowedLists(
  { url, dataDir, postmaster }: FilledServer,
  file: string,
): Promise<{ alone: number; beside: number }> {
  const delivery = await writeDelivery(file, { rows: rowsBeside, series: 'C' });
  const read = async (n: number): Promise<number> => {
    const before = performance.now();
    // No page twice in a row, so that no cache answers.
    const answer = await fetch(`${url}/api/photos?page=${1 + (n % 40)}&limit=24`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The list answered ${answer.status}`);
    return performance.now() - before;
  };
  const alone: number[] = [];
  for (let n = 0; n < requests; n += 1) {
    alone.push(await read(n));
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  let isRunning = true;
  const running = measuredCommand({
    script: 'import',
    args: [delivery],
    dataDir,
    postmaster,
  }).finally(() => (isRunning = false));
  const beside: number[] = [];
  for (let n = 0; isRunning; n += 1) {
    beside.push(await read(n));
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  await running;
  return { alone: percentile95(alone), beside: percentile95(beside) };
}

const percentile95 = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
