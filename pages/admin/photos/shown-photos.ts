import type { MouseEvent } from 'react';
import type { AdminPhotoListItem, AdminPhotoListQuery } from '../../../src/contract/admin-photo.js';
import type { AdminPhotoView } from '../../../renderer/admin/admin-photo-queries.js';

/** What both views need of the list. */
export interface ShownPhotos {
  photos: AdminPhotoListItem[];
  query: AdminPhotoListQuery;
  view: AdminPhotoView | null;
  isSelected(id: number): boolean;
  /** A click on a photo's checkbox; with Shift it reaches from the last one that was clicked. */
  onTick(photo: AdminPhotoListItem, click: MouseEvent<HTMLInputElement>): void;
  onTickAll(isOn: boolean): void;
  onRetry(photo: AdminPhotoListItem): void;
  onRestore(photo: AdminPhotoListItem): void;
  onDelete(photo: AdminPhotoListItem): void;
}
