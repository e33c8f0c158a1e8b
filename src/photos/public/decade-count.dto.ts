import type { DecadeCount } from '../../contract/photo.js';

export class DecadeCountDto implements DecadeCount {
  /** First year of the decade. */
  decade: number;
  count: number;
}
