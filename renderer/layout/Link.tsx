import type { AnchorHTMLAttributes } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { withLanguage } from '../../src/contract/languages.js';

/** A link to a page of the site: `<Link to="/archivio">` leads to `/en/archivio` on an English page. */
export function Link({ to, ...anchor }: { to: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>) {
  const { language } = usePageContext();
  return <a href={withLanguage(language, to)} {...anchor} />;
}
