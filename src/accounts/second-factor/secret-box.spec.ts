import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { opened, sealed } from './secret-box.js';

const key = randomBytes(32);
const secret = Buffer.from('the secret of an app');

it('is opened with its own key, for its own owner', () => {
  expect(opened(sealed(secret, key, '7'), key, '7')).toEqual(secret);
});

it('is never the same twice', () => {
  expect(sealed(secret, key, '7')).not.toEqual(sealed(secret, key, '7'));
});

it('stays closed for another key or owner, and when it was changed or cut', () => {
  const box = sealed(secret, key, '7');
  const changed = Buffer.from(box);
  changed[changed.length - 1]! ^= 1;
  expect(opened(box, randomBytes(32), '7')).toBeNull();
  expect(opened(box, key, '8')).toBeNull();
  expect(opened(changed, key, '7')).toBeNull();
  expect(opened(box.subarray(0, 20), key, '7')).toBeNull();
});
