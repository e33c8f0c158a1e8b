import { describe, expect, it } from '@jest/globals';
import { makeTotpSecret, stepOfCode, totpSecretText, totpUri } from './one-time-codes.js';

/** The secret of RFC 6238, appendix B, whose codes have eight digits there. */
const secret = Buffer.from('12345678901234567890');

describe('one-time codes', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [20_000_000_000, '353130', 666_666_666],
  ])('are those of RFC 6238 at second %i', (seconds, code, step) =>
    expect(stepOfCode(secret, code, seconds * 1000)).toBe(step),
  );

  it('are accepted one step early or late, and not two', () => {
    const at = (seconds: number) => stepOfCode(secret, '287082', seconds * 1000);
    expect([at(29), at(59), at(89)]).toEqual([1, 1, 1]);
    expect([at(119), at(121)]).toEqual([null, null]);
  });

  it.each(['', '28708', '2870820', 'abcdef', '２８７０８２'])('are not %j', (code) =>
    expect(stepOfCode(secret, code, 59_000)).toBeNull(),
  );
});

it('makes a secret of 160 bits, with an address that names the archive and the account', () => {
  expect(makeTotpSecret()).toHaveLength(20);
  expect(totpSecretText(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const uri = totpUri(secret, { issuer: 'Trieste: com’era', account: 'anna@example.org' });
  expect(uri).toMatch(/^otpauth:\/\/totp\/Trieste%20%20com/);
  expect(uri).toContain(':anna%40example.org?');
  expect(uri).toContain('secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
});
