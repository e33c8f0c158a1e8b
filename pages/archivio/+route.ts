import type { PageContext } from 'vike/types';

/** /catalog is the archive's older address; its canonical one is /archivio. */
export default ({ urlPathname }: PageContext): boolean => urlPathname === '/archivio' || urlPathname === '/catalog';
