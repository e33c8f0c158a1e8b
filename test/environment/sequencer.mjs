import { createRequire } from 'node:module';
import { basename } from 'node:path';

const { default: Sequencer } = createRequire(import.meta.url)('@jest/test-sequencer');

/** The slow ones first: a slow spec that starts last leaves the other Jest workers idle. */
const projects = ['browser', 'integration', 'api', 'unit'];
/** Thousands of cases that are read from other files or made; the specs themselves are short. */
const longerThanTheyLook = ['read-date.spec.ts', 'edtf-properties.spec.ts'];
const rankOf = ({ context, path }) =>
  longerThanTheyLook.includes(basename(path)) ? 0 : projects.indexOf(context.config.displayName?.name);

/**
 * Jest starts with the specs that took longest. It does not know them on a new machine, and goes by their size: half a minute
 * of a run was one spec that is short and came last.
 */
export default class extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return sorted.some(({ duration }) => duration !== undefined)
      ? sorted
      : sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
