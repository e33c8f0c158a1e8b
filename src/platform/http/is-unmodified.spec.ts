import { isUnmodified } from './is-unmodified.js';

describe('a client has the page already', () => {
  it.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a" ', '*'])('with If-None-Match: %s', (condition) => {
    expect(isUnmodified(condition, '"a"')).toBe(true);
  });

  it.each([undefined, '', '"b"', 'a', '"a', 'W/"b", "c"'])('but not with %s', (condition) => {
    expect(isUnmodified(condition, '"a"')).toBe(false);
  });

  it('never when the answer has no tag', () => {
    expect(isUnmodified('*', null)).toBe(false);
  });
});
