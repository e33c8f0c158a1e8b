import { useSyncExternalStore } from 'react';
import type { AdminPhotoView } from '../../../renderer/admin/admin-photo-queries.js';
import { storedPreference, storePreference } from '../../../renderer/consent/preferences.js';

const key = 'admin-photo-view';
const noChanges = () => () => undefined;

/** The view that the address states, else the one that was chosen last, else pictures. */
export function useView(stated: AdminPhotoView | null): AdminPhotoView {
  const stored = useSyncExternalStore(
    noChanges,
    () => storedPreference(key),
    () => null,
  );
  return stated ?? (stored === 'table' ? 'table' : 'grid');
}

/** Remembers the view for the next visit. */
export const storeView = (view: AdminPhotoView): void => storePreference(key, view);
