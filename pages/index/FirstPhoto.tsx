import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';

/** The archive has no photographs yet: an invitation to contribute one. */
export function FirstPhoto() {
  const { t } = useText();
  return (
    <div className="hero-caption">
      <p className="font-serif text-2xl">{t('home.firstPhoto')}</p>
      <Link to="/contribute" className="link inline-flex min-h-11 items-center">
        {t('nav.contribute')}
      </Link>
    </div>
  );
}
