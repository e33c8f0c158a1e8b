import { useSyncExternalStore } from 'react';
import { playerBar } from './player-bar-store.js';

/** Part of every page: the bar of the loaded guide. */
export const PlayerBar = () => useSyncExternalStore(playerBar.subscribe, playerBar.get, playerBar.get);
