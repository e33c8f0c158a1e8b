import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';

/** The required notice: removal within 24 hours at a rights holder's request. */
export function PhotoRights() {
  const { t } = useText();
  return (
    <section aria-labelledby="rights" className="text-sm text-mute print:hidden">
      <h2 id="rights" className="mb-3 text-xl text-ink">
        {t('photo.copyright')}
      </h2>
      <p>{t('photo.copyrightText')}</p>
      <p className="mt-2">
        <Link to="/about#rimozione" className="link touch">
          {t('photo.askRemoval')}
        </Link>
      </p>
    </section>
  );
}
