import type { Paged } from '../../src/contract/page.js';
import type { PhotoListSort } from '../../src/contract/photo.js';
import { isCertainlyOf } from '../../src/contract/years-of-photo.js';
import { useText } from '../../renderer/i18n/use-text.js';
import type { ArchiveFilters, ArchiveView } from '../../renderer/photos/archive-filters.js';
import type { CardPhoto } from '../../renderer/photos/card-photo.js';
import { datesShown } from '../../renderer/photos/dates-shown.js';
import { LightTable } from '../../renderer/photos/LightTable.js';
import { PhotoGrid } from '../../renderer/photos/PhotoGrid.js';

interface ArchivePhotosProps {
  photos: Paged<CardPhoto>;
  filters: ArchiveFilters;
  view: ArchiveView;
}

/**
 * The photographs of a page. In a range of years the list begins with those that are certainly of it; those that may be have a
 * heading of their own.
 */
export function ArchivePhotos({ photos: { items, page, totalPages }, filters, view }: ArchivePhotosProps) {
  const { t, language } = useText();
  const { from, to, search } = filters;
  // A search orders by how well a text matches, and days are in order as the rest of the archive.
  const isDivided = (from ?? to) !== null && search === '';
  const certain = isDivided ? items.filter((photo) => isCertainlyOf(photo, filters)) : items;
  const others = items.slice(certain.length);
  const [isFirst, isLast] = [page === 1, page === totalPages];
  const shown = { sortBy: filters.sortBy, view };
  return (
    <>
      {certain.length > 0 && (
        <Photos {...shown} photos={certain} isInView begins={isFirst} ends={isLast || others.length > 0} />
      )}
      {others.length > 0 && (
        <>
          <h3 className="mt-12 mb-4 text-2xl first:mt-0">
            {t('archive.perhaps', { years: datesShown(filters, language, t) ?? '' })}
          </h3>
          <Photos
            {...shown}
            photos={others}
            isInView={certain.length === 0}
            begins={isFirst || certain.length > 0}
            ends={isLast}
          />
        </>
      )}
    </>
  );
}

interface PhotosProps {
  photos: CardPhoto[];
  sortBy: PhotoListSort;
  view: ArchiveView;
  /** Whether the page begins with them. */
  isInView: boolean;
  begins: boolean;
  ends: boolean;
}

function Photos({ photos, view, sortBy, isInView, begins, ends }: PhotosProps) {
  if (view === 'grid') return <PhotoGrid photos={photos} eager={isInView ? 1 : 0} />;
  return <LightTable photos={photos} sortBy={sortBy} eager={isInView ? 3 : 0} begins={begins} ends={ends} />;
}
