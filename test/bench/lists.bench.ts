/**
 * How much more each list costs with 100,000 photos than with 1,000: CPU milliseconds of the web process and of its
 * PostgreSQL for one request, in one run. Fails when a list grows beyond the budget in all rounds but one.
 * `tsx test/bench/lists.bench.ts history` measures the lists whose name contains the word.
 */
import { startFilledServer } from './filled-server.js';
import { growthOf, Measured } from './growth.js';
import { listCalls } from './list-calls.js';

const budget = 1.3;
const wanted = process.argv[2] ?? '';
const sizes = { small: 1_000, large: 100_000 };

const [small, large] = [await startFilledServer(sizes.small), await startFilledServer(sizes.large)];
const exceeded: string[] = [];
try {
  const [few, many] = [await Measured.of(small), await Measured.of(large)];
  console.log(`CPU ms of a request at ${sizes.small} and ${sizes.large} photos; budget ×${budget}, ×2 for broad texts`);
  for (const call of listCalls.filter(({ name }) => name.includes(wanted))) {
    const growth = await growthOf(call, few, many);
    const isOver = growth.atLeast > (call.budget ?? budget);
    if (isOver) exceeded.push(call.name);
    console.log(
      [
        `${call.name}${call.per ? ' (µs)' : ''}`.padEnd(44),
        growth.small.toFixed(2).padStart(8),
        growth.large.toFixed(2).padStart(8),
        `×${growth.ratio.toFixed(2)}`.padStart(8),
        ...(isOver ? [' over the budget'] : []),
      ].join(''),
    );
  }
} finally {
  await Promise.all([small.stop(), large.stop()]);
}
if (exceeded.length > 0) {
  console.log(`Over the budget: ${exceeded.join('; ')}`);
  process.exitCode = 1;
}
