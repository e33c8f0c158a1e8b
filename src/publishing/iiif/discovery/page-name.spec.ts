import { expect, it } from '@jest/globals';
import { pageNameOf, readPageName } from './page-name.js';

it('the name of a page keeps the microseconds of its activity', () => {
  const key = { changedAt: '2026-11-29T16:59:01.007009Z', kind: 'entity', id: 12 } as const;
  expect(pageNameOf(key)).toBe('1795971541007009-entity-12');
  expect(readPageName(pageNameOf(key))).toEqual(key);
  expect(readPageName('9999999999999999-photo-1')).not.toBeNull();
});

it.each([
  '',
  'all',
  '12-photo-1',
  '0795971541007009-photo-1',
  '17959715410070091-photo-1',
  '1795971541007009-tag-1',
  '1795971541007009-constructor-1',
  '1795971541007009-photo-0',
  '1795971541007009-photo-2147483648',
  '1795971541007009-photo-1 ',
  '1795971541007009-photo-1\n',
  '-795971541007009-photo-1',
])('%j names none', (name) => {
  expect(readPageName(name)).toBeNull();
});
