import type { Photo } from '../../../src/contract/photo.js';
import { removalRequestFor } from '../../../src/contract/removal-request.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';

/** The required notice: removal within 24 hours at a rights holder's request. */
export function PhotoRights({ photo }: { photo: Photo }) {
  const { t } = useText();
  return (
    <section aria-labelledby="rights" className="text-sm text-mute print:hidden">
      <h2 id="rights" className="mb-3 text-xl text-ink">
        {t('photo.copyright')}
      </h2>
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
