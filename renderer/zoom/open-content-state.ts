import { type Language, withLanguage } from '../../src/contract/languages.js';
import { contentStateParameter } from '../../src/contract/paths.js';
import type { Photo } from '../../src/contract/photo.js';
import { isBack } from '../photos/back-as-photo.js';
import { readContentState } from './content-state.js';
import { hashOfDetail } from './detail-address.js';
import { sidesOf } from './photo-sides.js';
import { announce } from './zoom-address.js';

/**
 * Where the address has a state of this photo (IIIF Content State API 1.0): opens the photo enlarged at what the state shows, at
 * the archive's own address of it; a state of its other side leads to the page of that. Another state is left alone, and the page
 * is as without it.
 */
export function openContentState(photo: Photo, { origin, language }: { origin: string; language: Language }): void {
  const query = new URLSearchParams(location.search);
  const stated = readContentState(query.get(contentStateParameter) ?? '', sidesOf(photo), origin);
  if (!stated) return;
  query.delete(contentStateParameter);
  const rest = (query.size > 0 ? `?${query}` : '') + hashOfDetail(stated.region);
  if (stated.side.isBack !== isBack(photo)) return location.replace(withLanguage(language, stated.side.path) + rest);
  history.replaceState(history.state, '', location.pathname + rest);
  announce();
}
