import { contentStateParameter } from '../../src/contract/paths.js';
import type { Photo } from '../../src/contract/photo.js';
import { readContentState } from './content-state.js';
import { hashOfDetail } from './detail-address.js';
import { announce } from './zoom-address.js';

/**
 * Where the address has a state of this photo (IIIF Content State API 1.0): opens the photo enlarged at what the state shows, at
 * the archive's own address of it. Another state is left alone, and the page is as without it.
 */
export function openContentState(photo: Pick<Photo, 'id' | 'image'>, origin: string): void {
  const query = new URLSearchParams(location.search);
  const detail = readContentState(query.get(contentStateParameter) ?? '', photo, origin);
  if (!detail) return;
  query.delete(contentStateParameter);
  const others = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', location.pathname + others + hashOfDetail(detail));
  announce();
}
