import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Entity } from '../../../src/contract/entity.js';
import { renditionUrl } from '../../../src/contract/image.js';
import type { Language } from '../../../src/contract/languages.js';
import { mapLimits } from '../../../src/contract/map-limits.js';
import { localized, localizedFields } from '../../../src/contract/localized.js';
import type { MapFilters } from '../../../src/contract/map.js';
import type { Paged } from '../../../src/contract/page.js';
import { entityPath, photoPath } from '../../../src/contract/paths.js';
import type { Photo } from '../../../src/contract/photo.js';
import { cutText } from '../../../src/contract/text.js';
import { asQuery } from '../../api/load.js';
import { queryClient } from '../../api/query-client.js';
import { formatNumber } from '../../i18n/format.js';
import { useText } from '../../i18n/use-text.js';
import type { Translate } from '../../i18n/translate.js';
import { Link } from '../../layout/Link.js';
import { dateWords } from '../../photos/date-words.js';
import { YearBadge } from '../../photos/YearBadge.js';
import { Icon } from '../../ui/icons/Icon.js';
import type { TranslateForMap } from '../map-texts.js';
import { mapQueries } from '../map-queries.js';
import { AnswerFailed } from '../AnswerFailed.js';

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
          {found && <p role="status">{countsText(found, t, language)}</p>}
        </div>
        <button type="button" className="icon-btn" aria-label={t('common.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {!found && !hasFailed && <div className="skeleton m-4 h-64" />}
      {hasFailed && <AnswerFailed mapText={mapText} onRetry={retry} />}
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
                  <span>{cutText(localized(photo, 'title', language), { max: mapLimits.excerpt })}</span>
                </Link>
                <YearBadge photo={photo} words={dateWords(photo, language)} />
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

const countsText = ({ photos, entities }: Page, t: Translate, language: Language): string =>
  [
    photos.total > 0 && t('archive.count', { count: photos.total, number: formatNumber(photos.total, language) }),
    entities.total > 0 &&
      t('entities.count', { count: entities.total, number: formatNumber(entities.total, language) }),
  ]
    .filter(Boolean)
    .join(', ');

export const photoFields = [
  'id',
  'slug',
  ...localizedFields('title'),
  'year',
  'yearEstimated',
  'yearStart',
  'edtf',
  'yearEnd',
  ...localizedFields('dateText'),
  'image',
].join();
const entityFields = ['id', 'slug', ...localizedFields('name')].join();

function useRecords(bbox: string, filters: MapFilters) {
  const key = JSON.stringify({ ...filters, bbox });
  const [chosen, setChosen] = useState({ key, page: 1 });
  const page = chosen.key === key ? chosen.page : 1;
  const query = { ...filters, bbox, page, pageSize: mapLimits.pageSize };
  const photos = useQuery(asQuery(mapQueries.photos({ ...query, fields: photoFields })), queryClient());
  const entities = useQuery(asQuery(mapQueries.entities({ ...query, fields: entityFields })), queryClient());
  return {
    found:
      photos.data && entities.data
        ? { photos: ofPage(photos.data, page), entities: ofPage(entities.data, page) }
        : null,
    hasFailed: photos.isError || entities.isError,
    page,
    setPage: (to: number) => setChosen({ key, page: to }),
    retry: () => void Promise.all([photos.refetch(), entities.refetch()]),
  };
}

/** The API answers a page beyond the last with the last again: one of the two lists may be shorter. */
const ofPage = <Item,>(paged: Paged<Item>, page: number): Paged<Item> =>
  paged.page < page ? { ...paged, items: [] } : paged;
