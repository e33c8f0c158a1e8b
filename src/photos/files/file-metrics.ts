import { Injectable } from '@nestjs/common';
import { Metrics } from '../../platform/metrics/metrics.js';
import { FileState } from '../renditions/file-state.js';

/** What the nightly looks at the stored files have found. */
@Injectable()
export class FileMetrics {
  constructor(metrics: Metrics, state: FileState) {
    metrics.gauge({
      name: 'veduta_files_at_fault',
      of: 'archive',
      help: 'Stored files that are not as the records say: missing_original, missing_served, changed_original.',
      labels: ['is'],
      async read() {
        const [missing, changed] = await Promise.all([state.findMissing(), state.findChanged()]);
        return [
          { labels: { is: 'missing_original' }, value: missing?.originals ?? 0 },
          { labels: { is: 'missing_served' }, value: missing?.served ?? 0 },
          { labels: { is: 'changed_original' }, value: changed?.count ?? 0 },
        ];
      },
    });
  }
}
