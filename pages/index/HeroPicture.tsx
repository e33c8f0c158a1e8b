import { lazy, Suspense } from 'react';
import type { CardPhoto } from '../../renderer/photos/card-photo.js';
import { Picture } from '../../renderer/photos/Picture.js';
import type { ScreenPhoto } from './home-decade.js';
import { classOf, covering, filling, groundOf } from './hero-layers.js';
import { sizesOfHero } from './hero-size.js';

const DecadeLayers = lazy(async () => ({ default: (await import('./DecadeLayers.js')).DecadeLayers }));

interface HeroPictureProps {
  photo: CardPhoto;
  /** Photographs of decades that have been shown, and the one that is shown now. */
  visited: ScreenPhoto[];
  shown: ScreenPhoto | null;
}

/** The photograph of the first screen, and over it those of decades. */
export function HeroPicture({ photo: { image, ...photo }, visited, shown }: HeroPictureProps) {
  return (
    <div className={`hero-picture ${filling} print:hidden`} data-preview={shown ? '' : undefined}>
      <div style={groundOf(image)} className={classOf(image)}>
        <Picture
          image={image}
          alt={photo.alt || photo.title}
          lang={photo.alt ? photo.altLang : photo.titleLang}
          sizes={sizesOfHero(image)}
          eager
          className={covering}
        />
      </div>
      {visited.length > 0 && (
        <Suspense>
          <DecadeLayers visited={visited} shown={shown} />
        </Suspense>
      )}
    </div>
  );
}
