import { useSyncExternalStore } from 'react';
import type { AdminPhotoView } from '../../../renderer/admin/admin-photo-queries.js';
import { storedPreference, storePreference } from '../../../renderer/consent/preferences.js';

const key = 'admin-photo-view';
const noChanges = () => () => undefined;

/** The view that the address states, else the one that was chosen last, else the table. */
export function useView(stated: AdminPhotoView | null): AdminPhotoView {
  const stored = useSyncExternalStore(
    noChanges,
    () => storedPreference(key),
    () => null,
  );
  return stated ?? (stored === 'grid' ? 'grid' : 'table');
}

/** Remembers the view for the next visit. */
export const storeView = (view: AdminPhotoView): void => storePreference(key, view);
