import { useData } from 'vike-react/useData';
import { fallbackLang, localized } from '../../../src/contract/localized.js';
import { FondsList } from '../../../renderer/fonds/FondsList.js';
import { fondsPagePath } from '../../../renderer/fonds/fonds-query.js';
import { fondsTrail } from '../../../renderer/fonds/fonds-trail.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Pagination } from '../../../renderer/lists/Pagination.js';
import { Results } from '../../../renderer/lists/Results.js';
import { Link } from '../../../renderer/layout/Link.js';
import { PhotoGrid } from '../../../renderer/photos/PhotoGrid.js';
import { searchPath } from '../../../renderer/search/search-filters.js';
import { Breadcrumb } from '../../../renderer/ui/Breadcrumb.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import type { Data } from './+data.shared.js';
import { FondsDataSheet } from './FondsDataSheet.js';

/** A collection, a fonds or a series: what it is, what is in it, and its photographs by year. */
export default function Page() {
  const { t, language } = useText();
  const { fonds, photos } = useData<Data>();
  const description = localized(fonds, 'description', language);
  return (
    <div className="wrap pt-2 pb-20 lg:pb-28">
      <Breadcrumb trail={fondsTrail([...fonds.within, fonds], language, t)} />
      <header className="mt-8">
        <p className="text-sm text-mute">{t(`fonds.levels.${fonds.level}`)}</p>
        <h1 lang={fallbackLang(fonds, 'title', language)} className="text-3xl sm:text-4xl">
          {localized(fonds, 'title', language)}
        </h1>
      </header>
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_22rem]">
        <div className="min-w-0">
          {description && (
            <p lang={fallbackLang(fonds, 'description', language)} className="max-w-2xl whitespace-pre-line">
              {description}
            </p>
          )}
          {fonds.parts.length > 0 && (
            <section aria-labelledby="parts" className={description ? 'mt-8' : ''}>
              <h2 id="parts" className="mb-4 text-2xl">
                {t('fonds.parts')}
              </h2>
              <FondsList fonds={fonds.parts} parentId={fonds.id} />
            </section>
          )}
        </div>
        <aside>
          <FondsDataSheet fonds={fonds} />
        </aside>
      </div>
      <section aria-labelledby="photos" className="mt-16">
        <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
          <h2 id="photos" className="text-2xl">
            {t('fonds.photos')}
          </h2>
          <div className="flex flex-wrap items-center gap-x-6 text-sm">
            <p className="text-mute tabular-nums">
              {t('entity.photoCount', { count: photos.total, number: formatNumber(photos.total, language) })}
            </p>
            <Link
              to={searchPath({ fondsId: fonds.id })}
              rel="nofollow"
              className="link flex min-h-11 items-center gap-2"
            >
              <Icon name="search" size={18} />
              {t('fonds.search')}
            </Link>
          </div>
        </div>
        <Results id="fotografie" label={t('fonds.photos')} page={photos.page}>
          <PhotoGrid photos={photos.items} />
          <div className="mt-16">
            <Pagination
              page={photos.page}
              totalPages={photos.totalPages}
              pathOf={(page) => `${fondsPagePath(fonds.slug, page)}#fotografie`}
            />
          </div>
        </Results>
      </section>
    </div>
  );
}
