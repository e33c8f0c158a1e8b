import { arkOf, checkCharacter, readArk } from './ark.js';
import { isNaan } from './naan.js';

it('the check character is that of NOID', () => {
  // The example of its documentation.
  expect(checkCharacter('13030/xf93gt2')).toBe('q');
});

describe('an archive with a number of its own', () => {
  const ark = arkOf('12345', 'photo', 204) ?? '';

  it('names each record by kind and number', () => {
    expect(ark).toMatch(/^ark:12345\/p1204[0-9bcdfghjkmnpqrstvwxz]$/);
    expect(arkOf('12345', 'entity', 204)).toMatch(/^ark:12345\/c1204.$/);
    expect(arkOf(null, 'photo', 204)).toBeNull();
  });

  it('finds it again, however it is written', () => {
    const name = ark.slice('ark:12345/'.length);
    for (const path of [
      `/${ark}`,
      `/ark:/12345/${name}`,
      `/ark:12345/p1-20-4${name.at(-1)}`,
      `/ARK:12345/${name.toUpperCase()}`,
    ])
      expect([path, readArk(path, '12345')]).toEqual([path, { kind: 'photo', id: 204 }]);
    expect(readArk(`/${arkOf('12345', 'entity', 7)}`, '12345')).toEqual({ kind: 'entity', id: 7 });
  });

  it('finds none with one wrong character, two that have changed places, or of another archive', () => {
    const name = ark.slice('ark:12345/'.length);
    expect(readArk(`/ark:12345/${name.replace('204', '205')}`, '12345')).toBeNull();
    expect(readArk(`/ark:12345/${name.replace('204', '240')}`, '12345')).toBeNull();
    expect(readArk(`/ark:12345/${name}`, '54321')).toBeNull();
    expect(readArk(`/ark:12345/${name}`, null)).toBeNull();
    expect(readArk('/ark:12345/p1', '12345')).toBeNull();
  });
});

it.each([
  ['12345', true],
  ['b5060', true],
  ['1234', false],
  ['12345/', false],
  ['aeiou', false],
  ['ark:12345', false],
])('«%s» is a number of a naming authority: %s', (text, is) => expect(isNaan(text)).toBe(is));
