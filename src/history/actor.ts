import type { Viewer } from '../contract/access.js';

/** Who or what makes a change, and on which occasion. */
export interface Actor {
  /** Which way the change came: api, page, contribution, worker, demo, start, revert … */
  source: string;
  /** The person or key; without one the system itself. */
  viewer?: Viewer;
  /** The contribution whose approval or rejection it is. */
  contributionId?: number | null;
  importId?: number | null;
  reason?: string | null;
  /** The change set that is taken back. */
  reverts?: number;
}
