import { Histogram, Registry } from 'prom-client';
import { DurationHistogram } from './duration-histogram.js';

const named = { name: 'duration_seconds', help: 'How long it took.' };
const bounds = [0.005, 0.1, 1];
const observed = [0, 0.004, 0.005, 0.0051, 0.1, 0.7, 1, 1.5, 60];

describe('durations', () => {
  it('are read as those of the library are, for every series', async () => {
    const [own, library] = [new Registry(), new Registry()];
    const histogram = new DurationHistogram({ ...named, bounds });
    own.registerMetric(histogram.asMetric());
    const reference = new Histogram({ ...named, buckets: bounds, labelNames: ['route'], registers: [library] });
    for (const route of ['/foto/@slug', '/a "quoted"\\route']) {
      const durations = histogram.begin({ route });
      for (const seconds of observed) {
        durations.observe(seconds);
        reference.observe({ route }, seconds);
      }
    }
    const lines = (await own.metrics()).split('\n');
    expect(lines).toHaveLength(15);
    expect(lines).toEqual((await library.metrics()).split('\n'));
  });

  it('are none before anything was measured', async () => {
    const registry = new Registry();
    registry.registerMetric(new DurationHistogram({ ...named, bounds }).asMetric());
    expect(await registry.metrics()).toBe(
      '# HELP duration_seconds How long it took.\n# TYPE duration_seconds histogram\n',
    );
  });
});
