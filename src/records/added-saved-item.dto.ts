import type { SavedItemAdded } from '../contract/saved-item.js';

export class SavedItemAddedDto implements SavedItemAdded {
  alreadyAdded: boolean;
}
