import { storedPreference, storePreference } from '../../consent/preferences.js';
import { createStore } from '../../ui/store.js';

const key = 'admin-menu';

/** Whether the menu is reduced to its icons. */
export const menuPreference = createStore(() => storedPreference(key) === 'reduced');

export function storeMenuPreference(isReduced: boolean): void {
  storePreference(key, isReduced ? 'reduced' : null);
  menuPreference.set(isReduced);
}
