import { usePageContext } from 'vike-react/usePageContext';
import { licenceUrl } from '../../../src/contract/licences.js';
import type { Photo } from '../../../src/contract/photo.js';
import { downloadLicenceOf, downloadPath, downloadsOf } from '../../../src/contract/photo-download.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { downloadIcon } from '../../../renderer/ui/icons/download-icon.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';

/** The picture in its sizes, where its licence allows everybody to pass it on. */
export function PhotoDownload({ photo }: { photo: Photo }) {
  const { t } = useText();
  const { site } = usePageContext();
  const licence = downloadLicenceOf(photo, site);
  if (licence === null) return null;
  return (
    <section aria-labelledby="download" className="text-sm text-mute print:hidden">
      <h2 id="download" className="mb-3 text-xl text-ink">
        {t('photo.download')}
      </h2>
      <Sizes photo={photo} licence={licence} />
    </section>
  );
}

/** Plain links: the largest picture is made at its first request, which is not for crawlers. */
function Sizes({ photo, licence }: { photo: Photo; licence: string }) {
  const { t, language } = useText();
  const { ownLicences } = usePageContext().site;
  return (
    <>
      <p>
        {t('photo.fields.license')}:{' '}
        <a href={licenceUrl(licence, ownLicences) ?? ''} rel="license noopener" className="link touch">
          {licence}
        </a>
      </p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {downloadsOf(photo).map(({ size, width, height }) => (
          <li key={size}>
            <a href={downloadPath(photo.id, size)} download rel="nofollow" className="chip">
              <Icon name={downloadIcon} size={16} />
              {t('photo.originalSize', {
                width: formatNumber(width, language),
                height: formatNumber(height, language),
              })}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-2">{t('photo.downloadInside')}</p>
    </>
  );
}
