import type { ComponentProps } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { pageAddress } from '../../src/contract/paths.js';

/**
 * A link to a page of the site: `<Link to="/archivio">` leads to `/en/archivio` on an English page; /admin has no
 * prefix.
 */
export function Link({ to, ...anchor }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  const { language } = usePageContext();
  return <a href={pageAddress(language, to)} {...anchor} />;
}
