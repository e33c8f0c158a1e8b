import type { Language } from '../../../src/contract/languages.js';
import type { AdminPhotoDetail } from '../../../src/contract/admin-photo.js';
import { photoName } from '../photo-name.js';
import type { RecordValues } from '../records/record-values.js';
import { photoValues } from './photo-form.js';
import { type PhotoLinks, photoLinks } from './photo-links.js';

/** A photo as it was saved, for the next one that is like it. */
export interface SavedPhoto {
  id: number;
  name: string;
  values: RecordValues;
  links: PhotoLinks;
}

let last: SavedPhoto | null = null;
let beforeLast: SavedPhoto | null = null;

/** Keeps the photo that was saved last, until the page is loaded anew. */
export function rememberSaved(photo: AdminPhotoDetail, language: Language): void {
  if (last?.id !== photo.id) beforeLast = last;
  last = {
    id: photo.id,
    name: photoName(photo, language),
    values: photoValues(photo),
    links: photoLinks(photo, language),
  };
}

/** The photo that was saved last but for this one. */
export const savedBefore = (id: number): SavedPhoto | null => (last?.id === id ? beforeLast : last);
