import { keptOrderMs, readKeptOrder, writeKeptOrder } from './kept-order.js';

describe('the order of the cards on the first page', () => {
  const now = 1_700_000_000_000;
  const kept = writeKeptOrder([5, 3, 9], now);

  it('is kept for two hours', () => {
    expect(readKeptOrder(kept, now)).toEqual([5, 3, 9]);
    expect(readKeptOrder(kept, now + keptOrderMs - 1)).toEqual([5, 3, 9]);
    expect(readKeptOrder(kept, now + keptOrderMs)).toBeNull();
  });

  it.each([null, '', '[]', '{"at":1}', '{"at":"x","ids":[1]}', '{"at":1700000000000,"ids":["1"]}'])(
    'is made anew when %s was kept',
    (text) => {
      expect(readKeptOrder(text, now)).toBeNull();
    },
  );

  it('is made anew when the clock was turned back', () => {
    expect(readKeptOrder(kept, now - 1)).toBeNull();
  });
});
