import type { PageContext } from 'vike/types';

/** /catalog is the older address of the archive; /archivio is canonical. */
export default ({ urlPathname }: PageContext): boolean => urlPathname === '/archivio' || urlPathname === '/catalog';
