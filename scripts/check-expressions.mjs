/**
 * Finds regular expressions whose time grows faster than the text: a text of 15 kB, which anybody may send, would then stop
 * the web process. What the analysis cannot decide in its time passes here; `test/integration/linear-time.spec.ts` runs all
 * expressions on hostile texts.
 */
import { expressions } from './expressions.mjs';

process.env.RECHECK_BACKEND = 'pure';
const { checkSync } = await import('recheck');
const perExpressionMs = 500;

for (const { place, source, flags } of expressions()) {
  const { status, complexity } = checkSync(source, flags, { timeout: perExpressionMs, randomSeed: 1 });
  if (status !== 'vulnerable') continue;
  process.exitCode = 1;
  console.log(`${place} takes ${complexity.summary} time: /${source}/${flags}`);
}
