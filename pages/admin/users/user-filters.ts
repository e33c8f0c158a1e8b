import { limits } from '../../../src/contract/limits.js';
import { pageNumber } from '../../../src/contract/page.js';
import { roles } from '../../../src/contract/roles.js';
import type { AdminUserListQuery } from '../../../src/contract/user.js';

export const usersPath = '/admin/users';

/** The values of the filters in the address; '' where one does not filter. */
export interface UserFilters extends Record<string, string> {
  q: string;
  role: string;
  state: string;
}

/** Unknown values do not filter. */
export function userFilters(search: Record<string, string>): UserFilters {
  const { q = '', role = '', state = '' } = search;
  return {
    q: q.trim().slice(0, limits.searchText.max),
    role: roles.some((known) => known === role) ? role : '',
    state: state === 'used' || state === 'disabled' ? state : '',
  };
}

export function userListQuery({ q, role, state }: UserFilters, page: string | undefined): AdminUserListQuery {
  const chosen = roles.find((known) => known === role);
  return {
    page: pageNumber(page),
    ...(q && { q }),
    ...(chosen && { role: chosen }),
    ...(state && { disabled: state === 'disabled' }),
  };
}

/** Address of a page of the list; page 1 is left out. */
export function userListPath(filters: UserFilters, page: number): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${usersPath}?${query.toString()}` : usersPath;
}
