/**
 * A spec that failed runs once more, alone. What passes then is unstable: a test that does not wait for what it reads, or a
 * race in the product. It is named, so that it is mended, and does not hide the outcome of the others.
 */
import { relative } from 'node:path';

/** So many failed specs are a fault of the change, not of the machine. */
const most = 10;

/**
 * @param first the results of the whole run, as Jest writes them
 * @param runAlone runs one spec (its path) and answers its results
 * @returns {{ passed: number, failed: number, unstable: string[] }} tests that passed and failed in the end; a line for each unstable one
 */
export function runFailedAgain(first, runAlone) {
  const failed = first.testResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0 || failed.length > most) return { ...countOf(first), unstable: [] };
  const { passed } = countOf({ ...first, testResults: first.testResults.filter((one) => !failed.includes(one)) });
  const total = { passed, failed: 0, unstable: [] };
  for (const spec of failed) {
    const again = runAlone(spec.name);
    const { passed, failed: stillFailed } = countOf(again);
    total.passed += passed;
    total.failed += stillFailed;
    if (stillFailed === 0 && passed > 0) total.unstable.push(...namesOf(spec));
  }
  return total;
}

/** A spec that could not even be loaded counts as one failure. */
function countOf({ testResults }) {
  const count = (wanted) =>
    testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === wanted).length;
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some(({ status: ofTest }) => ofTest === 'failed'),
  );
  return { passed: count('passed'), failed: count('failed') + broken.length };
}

function namesOf({ name, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  const file = relative('.', name);
  return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file}: ${fullName}`);
}
