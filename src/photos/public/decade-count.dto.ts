import type { DecadeCount } from '../../contract/photo.js';

export class DecadeCountDto implements DecadeCount {
  /** Its first year. */
  decade: number;
  count: number;
}
