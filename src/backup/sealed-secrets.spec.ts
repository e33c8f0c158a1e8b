import { isSeal, sealWith, unsealWith } from './sealed-secrets.js';

const content = Buffer.from('a secret');

it('a content is opened with its passphrase, however the keyboard writes it, and for what it belongs to', async () => {
  const sealed = await sealWith('Perché no? 2026', content, 'backup 1');
  expect(sealed.content.includes('secret')).toBe(false);
  expect(await unsealWith('Perche\u0301 no? 2026', sealed, 'backup 1')).toEqual(content);
  expect(await unsealWith('Perché no? 2027', sealed, 'backup 1')).toBeNull();
  expect(await unsealWith('Perché no? 2026', sealed, 'backup 2')).toBeNull();
  const changed = { ...sealed, content: Buffer.from(sealed.content) };
  changed.content[0]! ^= 1;
  expect(await unsealWith('Perché no? 2026', changed, 'backup 1')).toBeNull();
  const cut = { ...sealed, content: sealed.content.subarray(0, 10) };
  expect(await unsealWith('Perché no? 2026', cut, 'backup 1')).toBeNull();
});

it('the same content is never sealed twice in the same way', async () => {
  const [one, other] = [await sealWith('passphrase', content, ''), await sealWith('passphrase', content, '')];
  expect(one.content.equals(other.content)).toBe(false);
  expect(one.seal.salt).not.toBe(other.seal.salt);
});

it.each([
  { cost: 2 ** 30 },
  { cost: 0 },
  { blockSize: 1e6 },
  { parallelization: 1000 },
  { cipher: 'none' },
  { salt: 1 },
])('a seal that would take too much is none: %j', async (changed) => {
  const { seal } = await sealWith('passphrase', content, '');
  expect(isSeal(seal)).toBe(true);
  expect(isSeal({ ...seal, ...changed } as typeof seal)).toBe(false);
});
