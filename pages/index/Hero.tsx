import { usePageContext } from 'vike-react/usePageContext';
import { withLanguage } from '../../src/contract/languages.js';
import { limits } from '../../src/contract/limits.js';
import { localized } from '../../src/contract/localized.js';
import { photoPath } from '../../src/contract/paths.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { useViewer } from '../../renderer/layout/use-viewer.js';
import type { CardPhoto } from '../../renderer/photos/card-photo.js';
import { Picture } from '../../renderer/photos/Picture.js';
import { ratioStyle } from '../../renderer/photos/picture-style.js';
import { YearBadge } from '../../renderer/photos/YearBadge.js';
import { Icon } from '../../renderer/ui/icons/Icon.js';
import { PresentationVideo } from './PresentationVideo.js';

/** The headline, the search field and one photograph. */
export function Hero({ photo, isOfTheDay }: { photo: CardPhoto | null; isOfTheDay: boolean }) {
  const { t, language } = useText();
  const { site } = usePageContext();
  return (
    <section className="hero">
      <div className="hero-grid">
        <div className="hero-words">
          <Heading />
          <p className="mt-6 max-w-md text-lg text-mute">
            {localized(site, 'homeLead', language) ?? t('home.subtitle')}
          </p>
          <SearchForm />
          <Links />
          <PresentationVideo />
        </div>
        {photo ? <HeroPhoto photo={photo} isOfTheDay={isOfTheDay} /> : <EmptyMount />}
      </div>
    </section>
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
      {start} {end && <em className="block font-normal text-brand">{end}</em>}
    </h1>
  );
}

function SearchForm() {
  const { t, language } = useText();
  return (
    <form
      role="search"
      action={withLanguage(language, '/archivio')}
      className="mt-8 flex max-w-xl rounded-sm border border-edge bg-surface focus-within:border-focus focus-within:[box-shadow:0_0_0_1px_var(--focus)] hover:border-ink"
    >
      <label className="flex min-w-0 flex-1 items-center">
        <span className="sr-only">{t('home.searchLabel')}</span>
        <Icon name="search" className="ml-4 shrink-0 text-mute" />
        <input
          name="search"
          type="search"
          enterKeyHint="search"
          maxLength={limits.searchText.max}
          placeholder={t('home.searchPlaceholder')}
          className="h-13 w-full min-w-0 bg-transparent px-3 text-ellipsis focus:outline-none"
        />
      </label>
      <button className="btn btn-primary m-1 px-5">{t('home.search')}</button>
    </form>
  );
}

function Links() {
  const { t } = useText();
  const { site } = usePageContext();
  const isMember = useViewer().user !== null;
  return (
    <p className="mt-5 flex flex-wrap gap-x-7 gap-y-1 text-sm">
      <Link to="/archivio" className="link inline-flex min-h-11 items-center">
        {t('home.browse')}
      </Link>
      <Link to={isMember ? '/contribute' : '/auth'} className="link inline-flex min-h-11 items-center">
        {t(isMember ? 'contribute.title' : 'home.join')}
      </Link>
      {site.socialUrl && (
        <a href={site.socialUrl} rel="me noopener" className="link inline-flex min-h-11 items-center">
          {t('home.social')}
        </a>
      )}
    </p>
  );
}

function HeroPhoto({ photo, isOfTheDay }: { photo: CardPhoto; isOfTheDay: boolean }) {
  const { t } = useText();
  return (
    <figure className="hero-photo" style={ratioStyle(photo.image)}>
      <Link to={photoPath(photo.slug)} className="mount hero-mount">
        <Picture
          image={photo.image}
          alt={photo.alt || photo.title}
          lang={photo.alt ? photo.altLang : photo.titleLang}
          sizes="(min-width: 64rem) 56vw, 100vw"
          eager
        />
      </Link>
      <figcaption className="mt-3 text-sm text-mute">
        {isOfTheDay && <p className="mb-1 font-semibold text-ink">{t('home.photoOfTheDay')}</p>}
        <p className="flex items-baseline gap-3">
          <YearBadge photo={photo} words={photo} className="shrink-0" />
          <span lang={photo.titleLang}>{photo.title}</span>
        </p>
      </figcaption>
    </figure>
  );
}

/** The archive has no photographs yet: an empty mount that invites to contribute one. */
function EmptyMount() {
  const { t } = useText();
  return (
    <div className="hero-photo" style={ratioStyle({ width: 4, height: 3 })}>
      <div className="mount hero-mount aspect-4/3 text-center">
        <div className="p-5">
          <p className="font-serif text-2xl">{t('home.firstPhoto')}</p>
          <Link to="/contribute" className="link inline-flex min-h-11 items-center">
            {t('contribute.title')}
          </Link>
        </div>
      </div>
    </div>
  );
}
