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

/** Success messages stay for 3 s, all others for 5 s. */
export const toastDurationMs = ({ kind, durationMs }: Toast): number =>
  durationMs ?? (kind === 'success' ? 3_000 : 5_000);

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Browser only: shows a short message that closes by itself. */
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
