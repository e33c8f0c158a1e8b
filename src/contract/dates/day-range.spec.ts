import { formatDayRange, readDayRange } from './day-range.js';

describe('a range of days in an address', () => {
  it.each(['1918..1920', '1918-06..1918-11-03', '1918-06..', '..1918-11-03', '0983..0999-12'])(
    '%s is what it was made of',
    (text) => {
      const range = readDayRange(text);
      expect(range && formatDayRange(range)).toBe(text);
    },
  );

  it.each(['', '..', '1918', '1918-06', '1918-13..', '1918-02-30..', '918..', '0000..', '1918..1919..1920', 'x..y'])(
    'is none where it is %p',
    (text) => {
      expect(readDayRange(text)).toBeNull();
    },
  );
});
