import { withLanguage } from '../../src/contract/languages.js';
import { entityPath } from '../../src/contract/paths.js';
import { useText } from '../i18n/use-text.js';
import { Link } from '../layout/Link.js';
import { Icon } from '../ui/icons/Icon.js';

interface BookmarkLinkProps {
  slug: string;
  name: string;
  className?: string;
}

/** Who is not signed in signs in first and comes back to the card. */
export function BookmarkLink({ slug, name, className = '' }: BookmarkLinkProps) {
  const { t, language } = useText();
  const back = encodeURIComponent(withLanguage(language, entityPath(slug)));
  return (
    <Link
      to={`/auth?redirect=${back}`}
      rel="nofollow"
      aria-label={t('entity.bookmark', { name })}
      className={`icon-btn icon-btn-on-photo ${className}`}
    >
      <Icon name="bookmark" />
    </Link>
  );
}
