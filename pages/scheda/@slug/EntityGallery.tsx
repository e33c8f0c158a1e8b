import { type Gallery, galleryPath } from '../../../renderer/entities/gallery.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import type { CardPhoto } from '../../../renderer/photos/card-photo.js';
import { Pagination } from '../../../renderer/lists/Pagination.js';
import { PeriodFilter } from './PeriodFilter.js';
import { PhotoStrip } from './PhotoStrip.js';

interface EntityGalleryProps {
  slug: string;
  gallery: Gallery<CardPhoto>;
}

/**
 * The photographs of an entity by year, one page of them in a row, with their periods as its filter. Its state is in the
 * address, so it works without scripts and with Back.
 */
export function EntityGallery({ slug, gallery }: EntityGalleryProps) {
  const { t, language } = useText();
  const { photos, total, page, totalPages, periods, selected } = gallery;
  return (
    <section
      id="galleria"
      aria-labelledby="gallery"
      className="mt-8 grid grid-cols-1 gap-3 border-y border-line bg-surface py-6 print:hidden"
    >
      <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-3">
        <h2 id="gallery" className="text-2xl">
          {t('entity.gallery')}
        </h2>
        {total > 0 && (
          <p role="status" className="ml-auto text-sm text-mute tabular-nums lg:order-1">
            {t('entity.photoCount', { count: total, number: formatNumber(total, language) })}
          </p>
        )}
        <PeriodFilter slug={slug} periods={periods} selected={selected} />
      </div>
      {total > 0 ? (
        // Another page begins at its first photograph, and not where the former one was scrolled to.
        <PhotoStrip key={`${page} ${selected.join()}`} photos={photos} />
      ) : (
        <p className="wrap text-mute">{t('entity.noPhotos')}</p>
      )}
      <div className="wrap">
        <Pagination
          page={page}
          totalPages={totalPages}
          pathOf={(to) => galleryPath(slug, { periods: selected, page: to })}
          label={t('entity.galleryPages')}
          keepScroll
        />
      </div>
    </section>
  );
}
