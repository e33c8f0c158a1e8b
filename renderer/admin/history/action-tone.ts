import type { RecordedPartChange } from '../../../src/contract/change-set.js';

/** Classes of the badge of an action. */
export const actionTone: Record<RecordedPartChange['action'], string> = {
  created: 'badge-success',
  changed: '',
  published: 'badge-success',
  failed: 'badge-danger',
  removed: 'badge-danger',
};
