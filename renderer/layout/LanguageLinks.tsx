import { usePageContext } from 'vike-react/usePageContext';
import { type Language, languageNames, languages } from '../../src/contract/languages.js';
import { useText } from '../i18n/use-text.js';

/** The language choice of the header: IT EN DE. */
export function LanguageLinks({ className = '' }: { className?: string }) {
  const { t, language } = useText();
  const linkTo = useLanguageLink();
  return (
    <nav aria-label={t('language.label')} className={className}>
      <ul className="flex">
        {languages.map((of) => (
          <li key={of}>
            <a {...linkTo(of)} aria-current={of === language ? 'true' : undefined} className="language-link">
              <span aria-hidden="true">{of}</span>
              <span className="sr-only normal-case">{languageNames[of]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Attributes of a link that chooses a language and returns to this page, with its query. */
export function useLanguageLink() {
  const { urlPathname, urlParsed } = usePageContext();
  const to = encodeURIComponent(urlPathname + (urlParsed.searchOriginal ?? ''));
  return (language: Language) => ({
    href: `/language/${language}?to=${to}`,
    rel: 'nofollow',
    hrefLang: language,
    lang: language,
    // The server stores the choice in a cookie, so Vike's router must not handle this link.
    'data-vike': 'false',
  });
}
