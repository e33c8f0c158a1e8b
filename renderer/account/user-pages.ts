import type { IconName } from '../ui/icons/icon-paths.js';

/** The five pages of a member's area, in the order of its menu. */
export const userPages = [
  { key: 'dashboard', path: '/user/dashboard', icon: 'layout' },
  { key: 'profile', path: '/user/profile-page', icon: 'user' },
  { key: 'contributions', path: '/user/contributions', icon: 'pencil' },
  { key: 'favorites', path: '/user/favorites', icon: 'heart' },
  { key: 'bookmarks', path: '/user/bookmarks', icon: 'bookmark' },
] as const satisfies { key: string; path: string; icon: IconName }[];

export type UserPage = (typeof userPages)[number];

/** Below the profile, without an entry of its own in the menu. */
const security = { key: 'security', path: '/user/security', icon: 'user' } as const;

export const userPageOf = (urlPathname: string): UserPage | typeof security =>
  [...userPages, security].find(({ path }) => path === urlPathname) ?? userPages[0];
