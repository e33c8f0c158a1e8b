import type { RefCallback } from 'react';
import { createStore } from '../ui/store.js';

const isInView = createStore(() => false);

/** Whether the page shows the player of the loaded guide, so that its bar is not needed. For `useSyncExternalStore`. */
export const playerInView = { subscribe: isInView.subscribe, get: isInView.get, onServer: () => false };

/** The `ref` of the player of the loaded guide. */
export const observePlayer: RefCallback<HTMLElement> = (player) => {
  if (!player) return;
  const observer = new IntersectionObserver(([entry]) => isInView.set(entry?.isIntersecting ?? false), {
    threshold: 0.5,
  });
  observer.observe(player);
  return () => {
    observer.disconnect();
    isInView.set(false);
  };
};
