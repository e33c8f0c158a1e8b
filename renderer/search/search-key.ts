import { storedPreference } from '../consent/preferences.js';

export const searchKeyName = 'search-key';

/** What was chosen during this visit, which is not stored where the visitor refuses that. */
export const searchKey: { isOn?: boolean } = {};

/** Whether the key `/` opens the search: a shortcut of one character must have a switch (WCAG 2.1.4). */
export const isSearchKeyOn = (): boolean => searchKey.isOn ?? storedPreference(searchKeyName) === null;
