import { usePageContext } from 'vike-react/usePageContext';
import { languageTable } from '../../src/contract/languages.js';
import { useText } from '../i18n/use-text.js';
import { useLanguageLink } from './use-language-link.js';

/** The language choice of the header: IT EN DE. */
export function LanguageLinks({ className = '' }: { className?: string }) {
  const { t, language } = useText();
  const { site } = usePageContext();
  const languageLink = useLanguageLink();
  return (
    <nav aria-label={t('language.label')} className={className}>
      <ul className="flex">
        {site.languages.map((of) => (
          <li key={of}>
            <a {...languageLink(of)} aria-current={of === language ? 'true' : undefined} className="language-link">
              {/* Without the spaces here and elsewhere, browsers of text would read "itItaliano". */}
              <span aria-hidden="true">{of}</span> <span className="sr-only normal-case">{languageTable[of].name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
