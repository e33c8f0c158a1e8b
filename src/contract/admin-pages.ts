import type { Audience } from './roles.js';

/** The groups of the menu, in its order. */
export const adminPageGroups = ['archive', 'public', 'site'] as const;
export type AdminPageGroup = (typeof adminPageGroups)[number];

interface AdminPageRow {
  key: string;
  path: string;
  /** Its group in the menu; the dashboard stands above the groups. */
  group: AdminPageGroup | null;
  admits: Audience;
  /** A path whose subpages belong to this page, where they are not below its own. */
  below?: string;
}

/**
 * The pages of the administration in the order of its menu, and for whom each is. The menu, the guard of the pages and the
 * search for commands derive from it. Public pages do not download this table.
 */
export const adminPages = [
  { key: 'dashboard', path: '/admin', group: null, admits: 'staff' },
  { key: 'photos', path: '/admin/photos', group: 'archive', admits: 'editors', below: '/admin/edit-photo' },
  { key: 'entities', path: '/admin/entities', group: 'archive', admits: 'editors' },
  { key: 'imports', path: '/admin/import', group: 'archive', admits: 'editors' },
  { key: 'fonds', path: '/admin/fonds', group: 'archive', admits: 'editors' },
  { key: 'tags', path: '/admin/tags', group: 'archive', admits: 'editors' },
  { key: 'entityTypes', path: '/admin/entity-types', group: 'archive', admits: 'editors' },
  { key: 'relationKinds', path: '/admin/relation-kinds', group: 'archive', admits: 'administrators' },
  { key: 'defaultCovers', path: '/admin/default-covers', group: 'archive', admits: 'editors' },
  { key: 'contributions', path: '/admin/contributions', group: 'public', admits: 'moderators' },
  { key: 'contactMessages', path: '/admin/contact-messages', group: 'public', admits: 'moderators' },
  { key: 'removalRequests', path: '/admin/removal-requests', group: 'public', admits: 'moderators' },
  { key: 'history', path: '/admin/history', group: 'site', admits: 'staff' },
  { key: 'report', path: '/admin/report', group: 'site', admits: 'staff' },
  { key: 'users', path: '/admin/users', group: 'site', admits: 'administrators' },
  { key: 'apiKeys', path: '/admin/api-keys', group: 'site', admits: 'administrators' },
  { key: 'settings', path: '/admin/settings', group: 'site', admits: 'administrators' },
  { key: 'map', path: '/admin/map', group: 'site', admits: 'administrators' },
] as const satisfies readonly AdminPageRow[];

export type AdminPage = (typeof adminPages)[number];
export type AdminPageKey = AdminPage['key'];

/** The page that a path belongs to: the page itself or one below it. */
export const findAdminPage = (path: string): AdminPage | undefined =>
  rows.find((row) => row.path === path) ??
  rows.find((row) => row.group !== null && (isBelow(path, row.path) || isBelow(path, belowOf(row))));

/** For whom a page of the administration is. */
export const audienceOfAdminPage = (path: string): Audience => findAdminPage(path)?.admits ?? 'staff';

const rows: readonly AdminPage[] = adminPages;
const isBelow = (path: string, parent: string): boolean => path.startsWith(`${parent}/`);
const belowOf = (row: AdminPage): string => ('below' in row ? row.below : row.path);
