import { storedOrderMs, readStoredOrder, writeStoredOrder } from './stored-order.js';

describe('the order of the entities on the home page', () => {
  const now = 1_700_000_000_000;
  const stored = writeStoredOrder([5, 3, 9], now);

  it('is stored for two hours', () => {
    expect(readStoredOrder(stored, now)).toEqual([5, 3, 9]);
    expect(readStoredOrder(stored, now + storedOrderMs - 1)).toEqual([5, 3, 9]);
    expect(readStoredOrder(stored, now + storedOrderMs)).toBeNull();
  });

  it.each([null, '', '[]', '{"at":1}', '{"at":"x","ids":[1]}', '{"at":1700000000000,"ids":["1"]}'])(
    'is drawn again when %s was stored',
    (text) => {
      expect(readStoredOrder(text, now)).toBeNull();
    },
  );

  it('is drawn again when the clock was turned back', () => {
    expect(readStoredOrder(stored, now - 1)).toBeNull();
  });
});
