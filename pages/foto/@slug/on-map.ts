import type { Position } from '../../../src/contract/position.js';

/**
 * The address of the map at the place of a photo, with its popup; where the position of the photo itself is not known, at
 * a place that it shows. A copy of the site reads only the view.
 * @param photoId null for a photo without a position
 */
export const onMapPath = (photoId: number | null, { lat, lng }: Position, zoom: number): string =>
  `/map?${photoId === null ? '' : `photo=${photoId}&`}view=${lat},${lng},${zoom}`;
