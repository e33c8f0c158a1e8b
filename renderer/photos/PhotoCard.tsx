import type { ReactNode } from 'react';
import { localized } from '../../src/contract/localized.js';
import { photoPath } from '../../src/contract/paths.js';
import type { CardPhoto } from './card-photo.js';
import { photoExcerpt } from '../../src/contract/text.js';
import { useText } from '../i18n/use-text.js';
import { Link } from '../layout/Link.js';
import { Icon } from '../ui/icons/Icon.js';
import { FavoriteButton } from './FavoriteButton.js';
import { altBesideTitle } from './photo-alt.js';
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
  const { t, language } = useText();
  const title = localized(photo, 'title', language);
  const excerpt = photoExcerpt(localized(photo, 'description', language));
  const prefetch = () => prefetchPhoto(photo.slug);
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative">
        <div className="mount mount-fit aspect-8/5 tint group-hover:bg-[color-mix(in_oklab,var(--mount)_88%,var(--ink))]">
          <Picture
            image={photo.image}
            alt={altBesideTitle(photo, language)}
            sizes={sizes ?? sizesInGrid(photo.image)}
            eager={eager}
          />
        </div>
        {corner ?? <FavoriteButton photo={photo} title={title} className="absolute top-2 right-2 z-10" />}
        <Link
          to={photoPath(photo.slug)}
          aria-label={t('photo.enlarge', { title })}
          className="icon-btn icon-btn-on-photo absolute right-2 bottom-2 z-10 shown-on-hover fade"
        >
          <Icon name="enlarge" />
        </Link>
      </div>
      <div className="flex items-baseline justify-between gap-3 pt-3.5">
        <Heading className="min-w-0 text-lg leading-snug">
          <Link
            to={photoPath(photo.slug)}
            onPointerEnter={prefetch}
            onFocus={prefetch}
            className="group-hover:text-brand stretched"
          >
            {title}
          </Link>
        </Heading>
        <YearBadge photo={photo} className="shrink-0" />
      </div>
      {excerpt && <p className="mt-1.5 line-clamp-3 text-sm text-mute">{excerpt}</p>}
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
    `(min-width: 80rem) ${shown(10, 18)}rem`,
    `(min-width: 64rem) ${shown(16, 30)}vw`,
    `(min-width: 40rem) ${shown(25, 45)}vw`,
    `${shown(52, 90)}vw`,
  ].join(', ');
}
