import type { Marks } from '../contract/mark.js';

export class MarksDto implements Marks {
  photoIds: number[];
  entityIds: number[];
}
