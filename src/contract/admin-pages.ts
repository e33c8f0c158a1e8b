import type { Audience } from './roles.js';

/** The pages of the administration and those below them. Public pages do not download this table. */
const rows: readonly { path: string; admits: Audience }[] = [
  { path: '/admin/photos', admits: 'editors' },
  { path: '/admin/edit-photo', admits: 'editors' },
  { path: '/admin/entities', admits: 'editors' },
  { path: '/admin/contact-messages', admits: 'moderators' },
  { path: '/admin/map', admits: 'administrators' },
  { path: '/admin/users', admits: 'administrators' },
  { path: '/admin/api-keys', admits: 'administrators' },
];

/** For whom a page of the administration is. */
export const audienceOfAdminPage = (path: string): Audience =>
  rows.find((row) => path === row.path || path.startsWith(`${row.path}/`))?.admits ?? 'staff';
