import { photoPath } from '../../src/contract/paths.js';
import { Link } from '../layout/Link.js';
import type { CardPhoto } from './card-photo.js';
import { EnlargeFromList } from './EnlargeFromList.js';
import { Picture } from './Picture.js';
import { prefetchPhoto } from './prefetch-photo.js';
import { YearBadge } from './YearBadge.js';

interface PrintProps {
  photo: CardPhoto;
  /** The `sizes` attribute of the picture. */
  sizes: string;
  eager?: boolean;
  heading: 'h3' | 'h4';
}

/** A whole picture with its title and year, all of it a link to its page: in a LightTable or a PhotoStrip. */
export function Print({ photo, sizes, eager, heading: Heading }: PrintProps) {
  const prefetch = () => prefetchPhoto(photo.slug);
  return (
    <>
      <Picture image={photo.image} alt={photo.alt} lang={photo.altLang} sizes={sizes} eager={eager} />
      <div>
        <Heading>
          <Link to={photoPath(photo.slug)} lang={photo.titleLang} onPointerEnter={prefetch} onFocus={prefetch}>
            {photo.title}
          </Link>
        </Heading>
        <YearBadge photo={photo} words={photo} />
        <EnlargeFromList photo={photo} />
      </div>
    </>
  );
}
