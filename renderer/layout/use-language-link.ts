import { usePageContext } from 'vike-react/usePageContext';
import type { Language } from '../../src/contract/languages.js';
import { pagesWithToken } from '../../src/contract/paths.js';

/** Attributes of a link that chooses a language. The server knows this page from the request, and returns to it. */
export function useLanguageLink() {
  const { urlPathname, urlParsed, form } = usePageContext();
  // Pages with a token send no referrer. A refused form has the token in its fields, and no longer in its address.
  const token = form && `?${new URLSearchParams({ token: String(form.values['token']) })}`;
  const to = pagesWithToken.includes(urlPathname) && urlPathname + (token ?? urlParsed.searchOriginal ?? '');
  return (language: Language) => ({
    href: `/language/${language}${to ? `?to=${encodeURIComponent(to)}` : ''}`,
    rel: 'nofollow',
    hrefLang: language,
    lang: language,
    // The server stores the choice in a cookie, so Vike's router must not handle this link.
    'data-vike': 'false',
  });
}
