import { useSyncExternalStore } from 'react';
import { storedPreference, storePreference } from '../../../renderer/consent/preferences.js';
import { createStore } from '../../../renderer/ui/store.js';

const key = 'admin-photo-rows';
const roominess = createStore(() => storedPreference(key) === 'roomy');
const onServer = (): boolean => false;

/** Whether rows and pictures are large; otherwise as many as possible are in view. */
export const useRoominess = (): boolean => useSyncExternalStore(roominess.subscribe, roominess.get, onServer);

/** Remembers it for the next visit. */
export function storeRoominess(isRoomy: boolean): void {
  storePreference(key, isRoomy ? 'roomy' : null);
  roominess.set(isRoomy);
}
