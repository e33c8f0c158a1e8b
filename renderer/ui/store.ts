export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  /** Returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/**
 * A value that lives outside of the components, for `useSyncExternalStore`. `initial` is called at the first `get`. Only
 * the browser may call `set`: on the server the value would be shared between visitors.
 */
export function createStore<Value>(initial: () => Value): Store<Value> {
  let state: { value: Value } | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => (state ??= { value: initial() }).value,
    set(value) {
      state = { value };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
