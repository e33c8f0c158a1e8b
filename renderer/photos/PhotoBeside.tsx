import { photoPath } from '../../src/contract/paths.js';
import { Link } from '../layout/Link.js';
import type { CardPhoto } from './card-photo.js';
import { Picture } from './Picture.js';
import { ratioStyle } from './picture-style.js';
import { YearBadge } from './YearBadge.js';

interface PhotoBesideProps {
  photo: CardPhoto;
  sizes: string;
  /** A sentence above the title. */
  caption?: string;
  /** The main picture of its page. */
  eager?: boolean;
  className?: string;
}

/** A photo that fills the space beside something else: whole, with year and title, a link to its page. */
export const PhotoBeside = ({ photo, sizes, caption, eager = false, className = '' }: PhotoBesideProps) => (
  <figure className={`photo-beside ${className}`} style={ratioStyle(photo.image)}>
    <Link to={photoPath(photo.slug)}>
      <Picture
        image={photo.image}
        alt={photo.alt || photo.title}
        lang={photo.alt ? photo.altLang : photo.titleLang}
        sizes={sizes}
        eager={eager}
      />
    </Link>
    <figcaption className="mt-3 text-sm text-mute">
      {caption && <p className="mb-1 font-semibold text-ink">{caption}</p>}
      <p className="flex items-baseline gap-3">
        <YearBadge photo={photo} words={photo} className="shrink-0" />
        <span lang={photo.titleLang}>{photo.title}</span>
      </p>
    </figcaption>
  </figure>
);
