import type { AddedMark } from '../../contract/mark.js';

export class AddedMarkDto implements AddedMark {
  alreadyAdded: boolean;
}
