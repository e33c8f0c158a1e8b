import { usePageContext } from 'vike-react/usePageContext';
import { withLanguage } from '../../src/contract/languages.js';
import { localized } from '../../src/contract/localized.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { useViewer } from '../../renderer/layout/use-viewer.js';
import { SuggestingField } from '../../renderer/search/suggest/SuggestingField.js';
import { Icon } from '../../renderer/ui/icons/Icon.js';

/** The headline, what the archive is, the search field and the first links. */
export function HeroWords() {
  const { t, language } = useText();
  const { site } = usePageContext();
  return (
    <div className="hero-words">
      <Heading />
      <p className="mt-3 max-w-md text-sm lg:mt-6 lg:text-lg">
        {localized(site, 'homeLead', language) ?? t('home.subtitle')}
      </p>
      <SearchForm />
      <Links />
    </div>
  );
}

/** The last clause of the headline is set in italics. */
function Heading() {
  const { t, language } = useText();
  const { site } = usePageContext();
  const line = localized(site, 'tagline', language) ?? t('home.heading');
  const comma = line.lastIndexOf(',') + 1;
  const isClause = comma > 1 && /^\s/.test(line.slice(comma));
  const [start, end] = isClause ? [line.slice(0, comma), line.slice(comma).trim()] : [line, ''];
  return (
    <h1 className="text-display">
      {start} {end && <em className="block font-normal">{end}</em>}
    </h1>
  );
}

function SearchForm() {
  const { t, language } = useText();
  return (
    <form
      role="search"
      action={withLanguage(language, '/archivio')}
      className="relative mt-4 flex max-w-xl rounded-sm border border-edge bg-surface text-ink lg:mt-6"
    >
      <label htmlFor="hero-search" className="flex items-center pl-4">
        <span className="sr-only">{t('home.searchLabel')}</span>
        <Icon name="search" className="text-mute" />
      </label>
      <SuggestingField
        id="hero-search"
        name="search"
        placeholder={t('archive.searchPlaceholder')}
        className="h-13 min-w-0 flex-1 bg-transparent px-3 text-ellipsis focus:outline-0"
      />
      <button className="btn btn-primary m-1 px-5">{t('home.search')}</button>
    </form>
  );
}

function Links() {
  const { t } = useText();
  const { site } = usePageContext();
  const isMember = useViewer().user !== null;
  return (
    <p className="mt-2 flex flex-wrap gap-x-3 text-sm sm:gap-x-8 lg:mt-6">
      <Link to="/archivio" className="link inline-flex min-h-11 items-center">
        {t('home.browse')}
      </Link>
      <Link to={isMember ? '/contribute' : '/auth'} className="link inline-flex min-h-11 items-center">
        {t(isMember ? 'nav.contribute' : 'home.join')}
      </Link>
      {site.socialUrl && (
        <a href={site.socialUrl} rel="me noopener" className="link inline-flex min-h-11 items-center">
          {t('home.social')}
        </a>
      )}
    </p>
  );
}
