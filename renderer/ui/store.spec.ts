import { createStore } from './store.js';

describe('a store', () => {
  it('reads its initial value once, when it is first asked for', () => {
    let reads = 0;
    const store = createStore(() => [++reads]);
    expect(reads).toBe(0);
    expect(store.get()).toBe(store.get());
    expect(reads).toBe(1);
  });

  it('calls its listeners after every change until they unsubscribe', () => {
    const store = createStore(() => 'first');
    const seen: string[] = [];
    const unsubscribe = store.subscribe(() => seen.push(store.get()));
    store.set('second');
    unsubscribe();
    store.set('third');
    expect(seen).toEqual(['second']);
  });
});
