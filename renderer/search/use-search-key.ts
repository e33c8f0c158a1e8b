import { useSyncExternalStore } from 'react';
import { storePreference } from '../consent/preferences.js';
import { isSearchKeyOn, searchKey, searchKeyName } from './search-key.js';

const watchers = new Set<() => void>();

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Whether keys of one character are on, such as the `/` of the search, and what switches them. */
export const useSearchKey = (): [boolean, (isOn: boolean) => void] => [
  useSyncExternalStore(watch, isSearchKeyOn, onServer),
  switchKeys,
];

function switchKeys(isOn: boolean): void {
  searchKey.isOn = isOn;
  storePreference(searchKeyName, isOn ? null : 'off');
  for (const watcher of watchers) watcher();
}

const onServer = () => true;
