import { createStore } from './store.js';

export interface Toast {
  kind: 'success' | 'info' | 'warning' | 'error';
  title: string;
  text?: string;
  /** A link, as in 'Accedi'. */
  link?: { href: string; text: string };
  /** A button, as in 'Annulla'; it closes the toast. */
  action?: { text: string; run(): void };
  /** Replaces a shown toast with the same topic. */
  topic?: string;
  durationMs?: number;
}

export interface ShownToast extends Toast {
  id: number;
}

const successMs = 3_000;
/** How long a message stays that is not of a success. */
export const otherMessageMs = 5_000;

export const toastDurationMs = ({ kind, durationMs }: Toast): number =>
  durationMs ?? (kind === 'success' ? successMs : otherMessageMs);

const nothing: readonly ShownToast[] = [];
const toasts = createStore(() => nothing);
let lastId = 0;

/** Browser only: shows a short message that closes by itself. */
export function showToast(toast: Toast): void {
  const others = toasts.get().filter(({ topic }) => topic === undefined || topic !== toast.topic);
  toasts.set([...others, { ...toast, id: ++lastId }]);
}

export const closeToast = (id: number): void => toasts.set(toasts.get().filter((toast) => toast.id !== id));

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe: toasts.subscribe,
  shown: toasts.get,
  none: (): readonly ShownToast[] => nothing,
};
