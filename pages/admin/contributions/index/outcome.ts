import type { Contribution } from '../../../../src/contract/contribution.js';
import type { DecisionsResult } from '../../../../src/contract/moderation.js';

/** What the last decision on several contributions has led to. */
export interface Outcome {
  status: 'approved' | 'rejected';
  result: DecisionsResult;
  /** The contributions as they were listed, to name those that failed. */
  listed: Contribution[];
}
