/** The pages of the main navigation, with the paths of the detail pages that belong to them. */
export const sitePages = [
  { key: 'archive', path: '/archivio', details: ['/catalog', '/foto'] },
  { key: 'entities', path: '/schede', details: ['/scheda'] },
  { key: 'about', path: '/about', details: [] },
] as const;

type SitePage = (typeof sitePages)[number];

/** `page` on the page itself, `true` on a page that belongs to it. */
export function currentMark({ path, details }: SitePage, urlPathname: string): 'page' | 'true' | undefined {
  if (urlPathname === path) return 'page';
  return [path, ...details].some((start) => urlPathname === start || urlPathname.startsWith(`${start}/`))
    ? 'true'
    : undefined;
}
