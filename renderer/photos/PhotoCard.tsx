import type { ReactNode } from 'react';
import { photoPath } from '../../src/contract/paths.js';
import type { CardPhoto } from './card-photo.js';
import { useText } from '../i18n/use-text.js';
import { Link } from '../layout/Link.js';
import { Icon } from '../ui/icons/Icon.js';
import { FavoriteButton } from './FavoriteButton.js';
import { Picture } from './Picture.js';
import { prefetchPhoto } from './prefetch-photo.js';
import { YearBadge } from './YearBadge.js';

interface PhotoCardProps {
  photo: CardPhoto;
  sizes?: string;
  eager?: boolean;
  headingLevel?: 'h2' | 'h3';
  /** Replaces the favorite button. */
  corner?: ReactNode;
}

/** A photograph in a list: the whole image on its mount, never cropped. The whole card is a link to its page. */
export function PhotoCard({ photo, sizes, eager, headingLevel: Heading = 'h3', corner }: PhotoCardProps) {
  const { t } = useText();
  const { title, excerpt } = photo;
  const prefetch = () => prefetchPhoto(photo.slug);
  return (
    <article className="photo-card">
      <div>
        <div className="mount mount-fit tint">
          <Picture image={photo.image} alt={photo.alt} sizes={sizes ?? sizesInGrid(photo.image)} eager={eager} />
        </div>
        {corner ?? <FavoriteButton photo={photo} title={title} className="card-corner" />}
        <Link
          to={photoPath(photo.slug)}
          aria-label={t('photo.enlarge', { title })}
          className="icon-btn on-photo card-enlarge fade"
        >
          <Icon name="enlarge" />
        </Link>
      </div>
      <div>
        <Heading>
          <Link to={photoPath(photo.slug)} onPointerEnter={prefetch} onFocus={prefetch}>
            {title}
          </Link>
        </Heading>
        <YearBadge photo={photo} />
      </div>
      {excerpt && <p>{excerpt}</p>}
    </article>
  );
}

/**
 * The `sizes` attribute in a grid of four, three, two or one column: the mount's height limits the image, for panoramas
 * its width.
 */
function sizesInGrid({ width, height }: CardPhoto['image']): string {
  const shown = (perHeight: number, most: number) => Math.ceil(Math.min((perHeight * width) / height, most));
  return [
    `(min-width:80rem) ${shown(10, 18)}rem`,
    `(min-width:64rem) ${shown(16, 30)}vw`,
    `(min-width:40rem) ${shown(25, 45)}vw`,
    `${shown(52, 90)}vw`,
  ].join();
}
