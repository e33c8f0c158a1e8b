import { userFilters, userListPath, userListQuery } from './user-filters.js';

it('reads the filters of the address, and ignores unknown values', () => {
  expect(userFilters({ q: '  anna ', role: 'editor', state: 'disabled' })).toEqual({
    q: 'anna',
    role: 'editor',
    state: 'disabled',
  });
  expect(userFilters({ role: 'king', state: 'asleep' })).toEqual({ q: '', role: '', state: '' });
});

it('asks for what is filtered only', () => {
  expect(userListQuery({ q: '', role: '', state: '' }, undefined)).toEqual({ page: 1 });
  expect(userListQuery({ q: 'a', role: 'member', state: 'used' }, '3')).toEqual({
    page: 3,
    q: 'a',
    role: 'member',
    disabled: false,
  });
});

it('keeps the filters from page to page', () => {
  const filters = { q: 'anna', role: '', state: 'disabled' };
  expect(userListPath(filters, 2)).toBe('/admin/users?q=anna&state=disabled&page=2');
  expect(userListPath({ q: '', role: '', state: '' }, 1)).toBe('/admin/users');
});
