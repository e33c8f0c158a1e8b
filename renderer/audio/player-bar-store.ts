import type { ReactNode } from 'react';
import { createStore } from '../ui/store.js';

/** The bar of the loaded guide; null until something is played, and it is downloaded. */
export const playerBar = createStore<ReactNode>(() => null);
