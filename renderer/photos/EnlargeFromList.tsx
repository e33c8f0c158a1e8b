import { enlargedHash, photoPath } from '../../src/contract/paths.js';
import { useText } from '../i18n/use-text.js';
import { Link } from '../layout/Link.js';
import { Icon } from '../ui/icons/Icon.js';
import type { CardPhoto } from './card-photo.js';

/** In a list of photos: opens the page of one with the photo enlarged. */
export function EnlargeFromList({ photo: { slug, title } }: { photo: Pick<CardPhoto, 'slug' | 'title'> }) {
  const { t } = useText();
  return (
    <Link
      to={photoPath(slug) + enlargedHash}
      aria-label={t('photo.enlarge', { title })}
      className="icon-btn card-enlarge"
    >
      <Icon name="enlarge" />
    </Link>
  );
}
