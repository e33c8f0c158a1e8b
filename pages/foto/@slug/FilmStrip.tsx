import { useState } from 'react';
import { photoPath } from '../../../src/contract/paths.js';
import { Link } from '../../../renderer/layout/Link.js';
import { prefetchPhoto } from '../../../renderer/photos/prefetch-photo.js';
import { shownStrip, stripHeight, type StripPhoto } from './strip-photos.js';

/**
 * The photographs around this one by year, as small pictures in a row, this one in the middle.
 * @param photos undefined where the HTML of the page has them already
 */
export function FilmStrip({ photos }: { photos: StripPhoto[] | undefined }) {
  const [shown] = useState(() => photos ?? shownStrip());
  return (
    <ol className="strip">
      {shown.map(({ slug, isShown, alt, ...image }) => {
        const picture = <img {...image} alt={alt} height={stripHeight} loading="lazy" />;
        return isShown ? (
          <li key={slug} aria-current="true">
            {picture}
          </li>
        ) : (
          <li key={slug}>
            <Link to={photoPath(slug)} onPointerEnter={() => prefetchPhoto(slug)}>
              {picture}
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
