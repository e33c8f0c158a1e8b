import type { SavedItems } from '../../contract/saved-item.js';

export class SavedItemsDto implements SavedItems {
  photoIds: number[];
  entityIds: number[];
}
