export interface Toast {
  kind: 'success' | 'info' | 'warning' | 'error';
  title: string;
  text?: string;
  /** Where to go from here, as in 'Accedi'. */
  link?: { href: string; text: string };
  /** What can be done about it, as in 'Annulla'; the toast closes. */
  action?: { text: string; run(): void };
  /** Takes the place of a toast with the same topic. */
  topic?: string;
  durationMs?: number;
}

export interface ShownToast extends Toast {
  id: number;
}

/** accounts-and-admin.md §9: success 3 s, everything else 5 s. */
export const toastDurationMs = ({ kind, durationMs }: Toast): number =>
  durationMs ?? (kind === 'success' ? 3_000 : 5_000);

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Browser only: a short message that goes away by itself. */
export function showToast(toast: Toast): void {
  const others = shown.filter(({ topic }) => topic === undefined || topic !== toast.topic);
  update([...others, { ...toast, id: ++lastId }]);
}

export function closeToast(id: number): void {
  update(shown.filter((toast) => toast.id !== id));
}

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  shown: () => shown,
  none: (): readonly ShownToast[] => nothing,
};

const nothing: readonly ShownToast[] = [];

function update(toasts: readonly ShownToast[]): void {
  shown = toasts;
  for (const listener of listeners) listener();
}
