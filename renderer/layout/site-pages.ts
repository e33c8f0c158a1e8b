import type { Language } from '../../src/contract/languages.js';
import type { PageSite } from '../../src/contract/settings.js';

/** The pages of the main navigation, with the paths of the detail pages below them. */
const sitePages = [
  { key: 'archive', path: '/archivio', details: ['/catalog', '/foto'] },
  { key: 'entities', path: '/schede', details: ['/scheda'] },
  { key: 'audioGuides', path: '/schede/audioguide', details: [] },
  { key: 'map', path: '/map', details: [] },
  { key: 'explore', path: '/map/explore', details: [] },
  { key: 'about', path: '/about', details: [] },
  { key: 'search', path: '/search', details: [] },
] as const;

type SitePage = (typeof sitePages)[number];

/** Leaves out the audio guides where the language has none. */
export const sitePagesOf = ({ audioLanguages }: PageSite, language: Language): SitePage[] =>
  sitePages.filter(({ key }) => key !== 'audioGuides' || audioLanguages.includes(language));

/** Value of `aria-current`: `page` on the page itself, `true` on a page below it. */
export function ariaCurrent({ path, details }: SitePage, urlPathname: string): 'page' | 'true' | undefined {
  if (urlPathname === path) return 'page';
  // A page with its own entry belongs to no other entry.
  if (sitePages.some((page) => page.path === urlPathname)) return undefined;
  return [path, ...details].some((start) => urlPathname === start || urlPathname.startsWith(`${start}/`))
    ? 'true'
    : undefined;
}
