import { photoPath } from '../../src/contract/paths.js';
import { withLanguage } from '../../src/contract/languages.js';
import { useText } from '../i18n/use-text.js';
import { Link } from '../layout/Link.js';
import { Icon } from '../ui/icons/Icon.js';

interface FavoriteLinkProps {
  slug: string;
  title: string;
  className?: string;
}

/** The heart: who is not signed in signs in first and comes back to the photograph. */
export function FavoriteLink({ slug, title, className = '' }: FavoriteLinkProps) {
  const { t, language } = useText();
  const back = encodeURIComponent(withLanguage(language, photoPath(slug)));
  return (
    <Link
      to={`/auth?redirect=${back}`}
      rel="nofollow"
      aria-label={t('photo.addFavorite', { title })}
      className={`icon-btn icon-btn-on-photo ${className}`}
    >
      <Icon name="heart" />
    </Link>
  );
}
