import type { AnchorHTMLAttributes } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { withLanguage } from '../../src/contract/languages.js';
import { isExemptFromLanguage } from '../../src/contract/paths.js';

/** A link to a page of the site: `<Link to="/archivio">` leads to `/en/archivio` on an English page; /admin has no prefix. */
export function Link({ to, ...anchor }: { to: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>) {
  const { language } = usePageContext();
  const [path = to] = to.split(/[?#]/);
  return <a href={isExemptFromLanguage(path) ? to : withLanguage(language, to)} {...anchor} />;
}
