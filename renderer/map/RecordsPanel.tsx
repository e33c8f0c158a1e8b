import { useEffect, useRef, useState } from 'react';
import type { Entity } from '../../src/contract/entity.js';
import { renditionUrl } from '../../src/contract/image.js';
import { limits } from '../../src/contract/limits.js';
import { localized } from '../../src/contract/localized.js';
import type { MapFilters } from '../../src/contract/map.js';
import type { Paged } from '../../src/contract/page.js';
import { entityPath, photoPath } from '../../src/contract/paths.js';
import type { Photo } from '../../src/contract/photo.js';
import { cutText } from '../../src/contract/text.js';
import { asQuery } from '../api/load.js';
import { queryClient } from '../api/query-client.js';
import { formatNumber } from '../i18n/format.js';
import { useText } from '../i18n/use-text.js';
import { Link } from '../layout/Link.js';
import { YearBadge } from '../photos/YearBadge.js';
import { Icon } from '../ui/icons/Icon.js';
import type { TranslateForMap } from './map-texts.js';
import { mapQueries } from './map-queries.js';

interface RecordsPanelProps {
  heading: string;
  /** The part of the map, as the API takes it. */
  bbox: string;
  filters: MapFilters;
  mapText: TranslateForMap;
  onClose(): void;
}

interface Page {
  photos: Paged<Photo>;
  entities: Paged<Entity>;
}

/** Everything in a part of the map, page by page: the photos by year, the entities by name. */
export function RecordsPanel({ heading, bbox, filters, mapText, onClose }: RecordsPanelProps) {
  const { t, language } = useText();
  const { found, hasFailed, page, setPage, retry } = useRecords(bbox, filters);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), [bbox]);
  const photos = found?.photos;
  const pages = Math.max(photos?.totalPages ?? 1, found?.entities.totalPages ?? 1);
  return (
    <section
      aria-labelledby="map-records"
      className="map-records"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header>
        <div>
          <h2 id="map-records" ref={title} tabIndex={-1}>
            {heading}
          </h2>
          {photos && (
            <p role="status">
              {t('archive.count', { count: photos.total, number: formatNumber(photos.total, language) })}
            </p>
          )}
        </div>
        <button type="button" className="icon-btn" aria-label={t('common.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {!found && !hasFailed && <div className="skeleton m-4 h-64" />}
      {hasFailed && (
        <p role="alert" className="p-5">
          {mapText('answerFailed')}{' '}
          <button type="button" className="link touch" onClick={retry}>
            {mapText('retry')}
          </button>
        </p>
      )}
      {found && (
        <div key={page}>
          <ul className="map-records-photos">
            {found.photos.items.map((photo) => (
              <li key={photo.id}>
                <Link to={photoPath(photo.slug)}>
                  <img
                    src={renditionUrl(photo.image, 320, 'webp')}
                    alt=""
                    loading="lazy"
                    style={{ backgroundColor: photo.image.color }}
                  />
                  <span>{cutText(localized(photo, 'title', language), { max: limits.map.excerpt })}</span>
                </Link>
                <YearBadge photo={photo} />
              </li>
            ))}
          </ul>
          {found.entities.items.length > 0 && (
            <ul className="map-records-entities">
              {found.entities.items.map((entity) => (
                <li key={entity.id}>
                  <Link to={entityPath(entity.slug)}>
                    <Icon name="card" size={18} />
                    {localized(entity, 'name', language)}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {pages > 1 && (
        <footer>
          <button type="button" className="btn btn-outline" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {mapText('previous')}
          </button>
          <span>{mapText('pageOf', { page: formatNumber(page, language), pages: formatNumber(pages, language) })}</span>
          <button type="button" className="btn btn-outline" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {mapText('next')}
          </button>
        </footer>
      )}
    </section>
  );
}

export const photoFields = 'id,slug,title,titleEn,titleDe,year,yearEstimated,image';

function useRecords(bbox: string, filters: MapFilters) {
  const key = JSON.stringify({ ...filters, bbox });
  const [chosen, setChosen] = useState({ key, page: 1 });
  const page = chosen.key === key ? chosen.page : 1;
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<{ of: string; page: Page | 'failed' } | null>(null);
  const wanted = `${key} ${page} ${tries}`;
  useEffect(() => {
    let isWanted = true;
    const query = { ...(JSON.parse(key) as MapFilters & { bbox: string }), page, pageSize: limits.map.pageSize };
    const fields = { photos: photoFields, entities: 'id,slug,name,nameEn,nameDe' };
    const load = async (): Promise<Page> => {
      const [photos, entities] = await Promise.all([
        queryClient().fetchQuery(asQuery(mapQueries.photos({ ...query, fields: fields.photos }))),
        queryClient().fetchQuery(asQuery(mapQueries.entities({ ...query, fields: fields.entities }))),
      ]);
      // A page beyond the last is the last again.
      return {
        photos: photos.page < page ? { ...photos, items: [] } : photos,
        entities: entities.page < page ? { ...entities, items: [] } : entities,
      };
    };
    void load()
      .catch(() => 'failed' as const)
      .then((result) => isWanted && setFound({ of: wanted, page: result }));
    return () => {
      isWanted = false;
    };
  }, [key, page, wanted]);
  const result = found?.of === wanted ? found.page : null;
  return {
    found: result === 'failed' ? null : result,
    hasFailed: result === 'failed',
    page,
    setPage: (to: number) => setChosen({ key, page: to }),
    retry: () => setTries(tries + 1),
  };
}
