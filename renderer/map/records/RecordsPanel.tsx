import { useEffect, useRef } from 'react';
import type { Language } from '../../../src/contract/languages.js';
import { localized } from '../../../src/contract/localized.js';
import type { MapFilters } from '../../../src/contract/map.js';
import { entityPath } from '../../../src/contract/paths.js';
import { formatNumber } from '../../i18n/format.js';
import { useText } from '../../i18n/use-text.js';
import type { Translate } from '../../i18n/translate.js';
import { Link } from '../../layout/Link.js';
import { Icon } from '../../ui/icons/Icon.js';
import type { TranslateForMap } from '../map-texts.js';
import { AnswerFailed } from '../AnswerFailed.js';
import { PanelPhoto } from './PanelPhoto.js';
import type { PointedPhoto } from './pointed-photo.js';
import { type RecordsPage, useRecordsIn } from './use-records-in.js';

interface RecordsPanelProps {
  heading: string;
  /** The part of the map, as the API takes it; empty until it is known. */
  bbox: string;
  /** Its heading gets the focus. */
  takesFocus: boolean;
  filters: MapFilters;
  mapText: TranslateForMap;
  /** The pointer or the focus is on a photo, or no longer on one. */
  onPoint(photo: PointedPhoto | null): void;
  onClose(): void;
}

/** Everything in a part of the map, page by page: the photos by year, the entities by name. */
export function RecordsPanel({ heading, bbox, takesFocus, filters, mapText, onPoint, onClose }: RecordsPanelProps) {
  const { t, language } = useText();
  const { found, hasFailed, page, setPage, retry } = useRecordsIn(bbox, filters);
  const title = useRef<HTMLHeadingElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useEffect(() => rows.current?.scrollTo(0, 0), [bbox, page]);
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
        <div ref={rows}>
          <ul className="map-records-photos">
            {found.photos.items.map((photo) => (
              <PanelPhoto key={photo.id} photo={photo} onPoint={onPoint} />
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

const countsText = ({ photos, entities }: RecordsPage, t: Translate, language: Language): string =>
  [
    photos.total > 0 && t('archive.count', { count: photos.total, number: formatNumber(photos.total, language) }),
    entities.total > 0 &&
      t('entities.count', { count: entities.total, number: formatNumber(entities.total, language) }),
  ]
    .filter(Boolean)
    .join(', ');
