import { createRequire } from 'node:module';

const { default: Sequencer } = createRequire(import.meta.url)('@jest/test-sequencer');

/** The slow ones first: a slow spec that starts last leaves the other Jest workers idle. */
const projects = ['browser', 'integration', 'api', 'unit'];
const rankOf = ({ context }) => projects.indexOf(context.config.displayName?.name);

/** Jest starts with the specs that took longest. It does not know them on a new machine, and goes by their size. */
export default class extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return sorted.some(({ duration }) => duration !== undefined)
      ? sorted
      : sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
