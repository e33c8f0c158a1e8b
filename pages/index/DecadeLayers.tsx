import { renditionUrl } from '../../src/contract/image.js';
import { classOf, covering, groundOf } from './hero-layers.js';
import type { ScreenPhoto } from './home-decade.js';
import { previewWidths } from './use-decade-preview.js';
import './decade-layers.css';

/** Photographs of decades that have been shown over that of the page; one of them may be shown now. */
export function DecadeLayers({ visited, shown }: { visited: ScreenPhoto[]; shown: ScreenPhoto | null }) {
  return visited.map((photo) => (
    <div
      key={photo.slug}
      style={groundOf(photo.image)}
      className={`hero-layer ${classOf(photo.image)}`}
      data-shown={photo === shown ? '' : undefined}
    >
      {[previewWidths.small, previewWidths.large].map((width) => (
        <img key={width} src={renditionUrl(photo.image, width, 'webp')} alt="" className={covering} />
      ))}
    </div>
  ));
}
