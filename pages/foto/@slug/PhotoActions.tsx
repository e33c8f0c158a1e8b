import { usePageContext } from 'vike-react/usePageContext';
import { contactAbout } from '../../../src/contract/contact.js';
import { localized } from '../../../src/contract/localized.js';
import type { Photo } from '../../../src/contract/photo.js';
import { downloadLicenceOf, downloadOf } from '../../../src/contract/photo-download.js';
import { licenceOfPhoto } from '../../../src/contract/photo-licence.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { FavoriteButton } from '../../../renderer/photos/FavoriteButton.js';
import { downloadIcon } from '../../../renderer/ui/icons/download-icon.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import { EnlargeLink } from '../../../renderer/zoom/EnlargeLink.js';

/** A longer licence, or one that is an address, is beside the sizes only. */
const shortLicence = 20;

/**
 * What one can do with the photograph: to have it comes first, with its largest size in pixels and its licence, or with why
 * one has to ask.
 */
export function PhotoActions({ photo }: { photo: Photo }) {
  const { t, language } = useText();
  const { site } = usePageContext();
  const licence = downloadLicenceOf(photo, site);
  const { width, height } = downloadOf(photo, 'full');
  const size = `${formatNumber(width, language)} × ${formatNumber(height, language)}`;
  return (
    <div className="stage-actions">
      {licence !== null ? (
        <a href="#download" className="btn btn-primary">
          <Icon name={downloadIcon} />
          <span>
            {t('photo.get')}{' '}
            <span className="inline-block font-normal tabular-nums">
              {licence.length > shortLicence ? size : `${size} · ${licence}`}
            </span>
          </span>
        </a>
      ) : (
        <>
          <Link to={contactAbout(photo)} rel="nofollow" className="btn btn-primary">
            {t('photo.askCopy')}
          </Link>
          <p className="text-sm text-mute print:hidden">
            {t(licenceOfPhoto(photo, site) === null ? 'photo.downloadUnlicensed' : 'photo.downloadReserved')}
          </p>
        </>
      )}
      <EnlargeLink photo={photo} className="btn btn-outline">
        <Icon name="enlarge" />
        {t('photo.enlargeShort')}
      </EnlargeLink>
      <FavoriteButton photo={photo} title={localized(photo, 'title', language)} isLabelled />
      <a href="#share" className="btn btn-outline">
        <Icon name="share" />
        {t('share.title')}
      </a>
    </div>
  );
}
