import type { Language } from '../../src/contract/languages.js';
import { fallbackLang, localized } from '../../src/contract/localized.js';
import { photoPath } from '../../src/contract/paths.js';
import type { Photo } from '../../src/contract/photo.js';
import type { Step } from '../seo/breadcrumb.js';
import { archiveTrail } from './archive-trail.js';
import type { Translate } from '../i18n/translate.js';

export const photoTrail = (photo: Photo, language: Language, t: Translate): Step[] => [
  ...archiveTrail(t),
  {
    name: localized(photo, 'title', language),
    path: photoPath(photo.slug),
    lang: fallbackLang(photo, 'title', language),
  },
];
