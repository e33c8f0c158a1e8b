import { usePageContext } from 'vike-react/usePageContext';
import { licenceUrl } from '../../../src/contract/licences.js';
import { localized } from '../../../src/contract/localized.js';
import type { Photo } from '../../../src/contract/photo.js';
import { formatDate, formatNumber, formatPosition } from '../../../renderer/i18n/format.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { yearWords } from '../../../renderer/photos/year-words.js';
import { DataSheet } from '../../../renderer/ui/DataSheet.js';

export function PhotoDataSheet({ photo }: { photo: Photo }) {
  const { t, language } = useText();
  const { site } = usePageContext();
  const { image, lat, lng, dateText, year } = photo;
  const licence = licenceUrl(photo.license);
  return (
    <section aria-labelledby="data-sheet">
      <h2 id="data-sheet" className="mb-4 text-2xl">
        {t('photo.dataSheet')}
      </h2>
      <DataSheet
        rows={[
          [t('photo.year'), yearWords(photo, t)],
          [t('photo.dateText'), dateText === String(year) ? null : dateText],
          [t('photo.author'), photo.author],
          [t('photo.source'), photo.source],
          [
            t('photo.license'),
            licence ? (
              <a href={licence} rel="license noopener" className="link touch">
                {photo.license}
              </a>
            ) : (
              photo.license
            ),
          ],
          [t('photo.provenance'), localized(photo, 'provenance', language)],
          [
            t('photo.original'),
            t('photo.originalSize', {
              width: formatNumber(image.width, language),
              height: formatNumber(image.height, language),
            }),
          ],
          [t('photo.coordinates'), lat === null || lng === null ? null : formatPosition({ lat, lng }, language)],
          [t('photo.added'), formatDate(photo.createdAt, language, site.timeZone)],
        ]}
      />
    </section>
  );
}
