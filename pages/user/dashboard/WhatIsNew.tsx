import { usePageContext } from 'vike-react/usePageContext';
import { fallbackLang, localized } from '../../../src/contract/localized.js';
import type { News } from '../../../src/contract/news.js';
import { entityPath, photoPath } from '../../../src/contract/paths.js';
import type { Photo } from '../../../src/contract/photo.js';
import type { OwnList } from '../../../renderer/account/use-own-list.js';
import { StatusBadge } from '../../../renderer/account/StatusBadge.js';
import { formatDate } from '../../../renderer/i18n/format.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { isLoading, isNotLoaded } from '../../../renderer/loading/loading-state.js';
import { NotLoaded } from '../../../renderer/loading/NotLoaded.js';
import { altBesideTitle, langBesideTitle } from '../../../renderer/photos/photo-alt.js';
import { Picture } from '../../../renderer/photos/Picture.js';

/** What is new since the member's last visit. */
export function WhatIsNew({ list }: { list: OwnList<News> }) {
  const { t, language } = useText();
  const { data: news } = list;
  const { site } = usePageContext();
  return (
    <section aria-labelledby="what-is-new" className="border border-line bg-surface p-5 sm:p-8">
      <h2 id="what-is-new" className="text-2xl">
        {t('user.news.title')}
      </h2>
      {isLoading(list) && <div className="skeleton mt-4 h-6 max-w-80" />}
      {isNotLoaded(list) && (
        <div className="mt-4">
          <NotLoaded query={list} />
        </div>
      )}
      {news && (
        <p className="mt-2 text-mute">
          {news.since === null
            ? t('user.news.first')
            : t(isEmpty(news) ? 'user.news.nothing' : 'user.news.since', {
                date: formatDate(news.since, language, site.timeZone),
              })}
        </p>
      )}
      {news && !isEmpty(news) && <NewItems news={news} />}
    </section>
  );
}

const isEmpty = ({ photos, entities, decisions }: News): boolean =>
  photos.total + entities.total + decisions.total === 0;

function NewItems({ news: { photos, entities, decisions } }: { news: News }) {
  const { t, language } = useText();
  return (
    <>
      <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-1">
        {photos.total > 0 && (
          <li>
            <Link to="/archivio" className="link inline-flex min-h-11 items-center">
              {t('user.news.photos', { count: photos.total })}
            </Link>
          </li>
        )}
        {entities.total > 0 && (
          <li>
            <Link to="/schede" className="link inline-flex min-h-11 items-center">
              {t('user.news.entities', { count: entities.total })}
            </Link>
          </li>
        )}
        {decisions.total > 0 && (
          <li>
            <Link to="/user/contributions" className="link inline-flex min-h-11 items-center">
              {t('user.news.decisions', { count: decisions.total })}
            </Link>
          </li>
        )}
      </ul>
      {photos.items.length > 0 && (
        <ul className="mt-4 grid grid-cols-2 gap-5 md:grid-cols-4">
          {photos.items.map((photo) => (
            <li key={photo.id}>
              <NewPhoto photo={photo} />
            </li>
          ))}
        </ul>
      )}
      {entities.items.length > 0 && (
        <p className="mt-5">
          <span className="text-mute">{t('user.news.entityList')}</span>{' '}
          {entities.items.map((entity, index) => (
            <span key={entity.id}>
              {index > 0 && ', '}
              <Link to={entityPath(entity.slug)} className="link">
                {localized(entity, 'name', language)}
              </Link>
            </span>
          ))}
        </p>
      )}
      {decisions.items.length > 0 && (
        <ul className="mt-6 border-t border-line">
          {decisions.items.map((contribution) => (
            <li key={contribution.id} className="flex items-center gap-4 border-b border-line">
              <Link to="/user/contributions" className="flex min-h-12 flex-1 items-center py-2 hover:text-brand">
                {localized(contribution, 'targetName', language)}
              </Link>
              <StatusBadge status={contribution.status} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function NewPhoto({ photo }: { photo: Photo }) {
  const { language } = useText();
  return (
    <Link to={photoPath(photo.slug)} className="group block text-sm leading-snug hover:text-brand">
      <span className="mount mount-fit aspect-4/3">
        <Picture
          image={photo.image}
          alt={altBesideTitle(photo, language)}
          lang={langBesideTitle(photo, language)}
          sizes="(min-width: 48rem) 12rem, 40vw"
        />
      </span>
      <span lang={fallbackLang(photo, 'title', language)} className="mt-2 line-clamp-2">
        {localized(photo, 'title', language)}
      </span>
    </Link>
  );
}
