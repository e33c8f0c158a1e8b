import { galleryPath, type Gallery } from '../../../renderer/entities/gallery.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import type { CardPhoto } from '../../../renderer/photos/card-photo.js';
import { PhotoGrid } from '../../../renderer/photos/PhotoGrid.js';
import { Pagination } from '../../../renderer/lists/Pagination.js';
import { RecordSection } from '../../../renderer/ui/RecordSection.js';
import { PeriodFilter } from './PeriodFilter.js';

interface EntityGalleryProps {
  slug: string;
  gallery: Gallery<CardPhoto>;
}

/** The photographs of an entity by period. Its state is in the address, so it works without scripts and with Back. */
export function EntityGallery({ slug, gallery }: EntityGalleryProps) {
  const { t, language } = useText();
  const { photos, total, page, totalPages, periods, selected } = gallery;
  return (
    <RecordSection
      anchor="galleria"
      id="gallery"
      title={t('entity.gallery')}
      className="bg-surface"
      aside={
        total > 0 && (
          <p role="status" className="text-sm text-mute tabular-nums">
            {t('entity.photoCount', { count: total, number: formatNumber(total, language) })}
          </p>
        )
      }
    >
      <PeriodFilter slug={slug} periods={periods} selected={selected} />
      {total > 0 ? (
        <div className="mb-14">
          <PhotoGrid photos={photos} />
        </div>
      ) : (
        <p className="text-mute">{t('entity.noPhotos')}</p>
      )}
      <Pagination
        page={page}
        totalPages={totalPages}
        pathOf={(to) => galleryPath(slug, { periods: selected, page: to })}
        label={t('entity.galleryPages')}
      />
    </RecordSection>
  );
}
