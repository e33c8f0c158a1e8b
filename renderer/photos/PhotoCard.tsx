import type { ReactNode } from 'react';
import { photoPath } from '../../src/contract/paths.js';
import type { CardPhoto } from './card-photo.js';
import { useText } from '../i18n/use-text.js';
import { fillsField, sizesInGrid } from './card-field.js';
import { Link } from '../layout/Link.js';
import { EnlargeFromList } from './EnlargeFromList.js';
import { FavoriteButton } from './FavoriteButton.js';
import { isLongTitle } from './is-long-title.js';
import { Picture } from './Picture.js';
import { prefetchPhoto } from './prefetch-photo.js';
import { YearBadge } from './YearBadge.js';

interface PhotoCardProps {
  photo: CardPhoto;
  eager?: boolean;
  headingLevel?: 'h2' | 'h3';
  /** Replaces the favorite button. */
  action?: ReactNode;
  /** Widths of the columns, where they are not those of PhotoGrid. */
  columns?: number[];
  /** The same texts, with what matches a search marked. */
  marked?: { title: ReactNode; excerpt: ReactNode };
}

/**
 * A photograph in a list. The whole card is a link to its page. CSS shows the line of year and buttons above the title,
 * but the link comes first in the order of focus, because its frame is around all of them.
 */
export function PhotoCard({ photo, eager, headingLevel: Heading = 'h3', action, columns, marked }: PhotoCardProps) {
  const { title, titleLang, excerpt, excerptLang, image } = photo;
  const { t } = useText();
  const prefetch = () => prefetchPhoto(photo.slug);
  return (
    <article className="photo-card">
      <div className={fillsField(image) ? undefined : 'whole'}>
        <Picture image={image} alt={photo.alt} lang={photo.altLang} sizes={sizesInGrid(image, columns)} eager={eager} />
      </div>
      <Heading dir="auto" className={isLongTitle(title) ? 'line-clamp-4' : undefined}>
        <Link to={photoPath(photo.slug)} lang={titleLang} onPointerEnter={prefetch} onFocus={prefetch}>
          {marked?.title ?? title}
        </Link>
      </Heading>
      <div>
        <YearBadge photo={photo} words={photo} undated={t('photo.yearValue.unknown')} />
        <EnlargeFromList photo={photo} />
        {action ?? <FavoriteButton photo={photo} title={title} />}
      </div>
      {excerpt && (
        <p lang={excerptLang} dir="auto">
          {marked?.excerpt ?? excerpt}
        </p>
      )}
    </article>
  );
}
