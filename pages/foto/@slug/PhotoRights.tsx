import { largestImage } from '../../../src/contract/largest-image.js';
import { isPublicDomain } from '../../../src/contract/licences.js';
import type { Photo } from '../../../src/contract/photo.js';
import { removalRequestFor } from '../../../src/contract/removal-request.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { downloadIcon } from '../../../renderer/ui/icons/download-icon.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';

/** The required notice: removal within 24 hours at a rights holder's request. What is free of rights can be downloaded. */
export function PhotoRights({ photo }: { photo: Photo }) {
  const { t } = useText();
  return (
    <section aria-labelledby="rights" className="text-sm text-mute print:hidden">
      <h2 id="rights" className="mb-3 text-xl text-ink">
        {t('photo.copyright')}
      </h2>
      {isPublicDomain(photo.license) && <Download photo={photo} />}
      <p>{t('photo.copyrightText')}</p>
      <p className="mt-2">
        {/* One form for all photos: search engines need not read it for each. */}
        <Link to={removalRequestFor(photo)} rel="nofollow" className="link touch">
          {t('photo.askRemoval')}
        </Link>
      </p>
    </section>
  );
}

/** The largest image, which is made at the first request: not by crawlers. */
function Download({ photo }: { photo: Photo }) {
  const { t, language } = useText();
  const { src, width, height } = largestImage(photo);
  const size = { width: formatNumber(width, language), height: formatNumber(height, language) };
  return (
    <p className="mb-4">
      <a href={src} download={`${photo.slug}.jpg`} rel="nofollow" className="btn btn-outline">
        <Icon name={downloadIcon} size={18} />
        {t('photo.download')}
      </a>
      <span className="mt-1.5 block tabular-nums">JPEG, {t('photo.originalSize', size)}</span>
    </p>
  );
}
