import type { EntityDetail } from '../../src/contract/entity.js';
import type { Language } from '../../src/contract/languages.js';
import { fallbackLang, localized } from '../../src/contract/localized.js';
import { entityPath } from '../../src/contract/paths.js';
import type { Step } from '../seo/breadcrumb.js';
import type { CardType } from './card-type.js';
import { entitiesTrail } from './entities-trail.js';
import type { Translate } from '../i18n/translate.js';

interface Where {
  type: CardType | undefined;
  language: Language;
  t: Translate;
}

/** Home > entities > type > the entity. */
export const entityTrail = (entity: EntityDetail, { type, language, t }: Where): Step[] => [
  ...entitiesTrail(t, type && { code: type.code, name: type.label }),
  {
    name: localized(entity, 'name', language),
    path: entityPath(entity.slug),
    lang: fallbackLang(entity, 'name', language),
  },
];
