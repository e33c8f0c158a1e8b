import type { Viewer } from '../contract/access.js';

/** Who or what makes a change, and why. */
export interface Actor {
  /** Where the change came from: api, page, contribution, worker, demo, start, revert … */
  source: string;
  /** The user or API key; absent for the system itself. */
  viewer?: Viewer;
  /** The contribution that the change approves or rejects. */
  contributionId?: number | null;
  importId?: number | null;
  reason?: string | null;
  /** The id of the change set that is reverted. */
  reverts?: number;
  /** The change set to add to, for work that takes several transactions; otherwise a new one. */
  changeSetId?: number;
  /**
   * The change continues the last one of the same part of the record if that was made by the same user from the same source:
   * a record that nobody else sees yet needs no history of every keystroke.
   */
  continues?: boolean;
}
