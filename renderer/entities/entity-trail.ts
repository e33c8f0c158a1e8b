import type { EntityDetail } from '../../src/contract/entity.js';
import type { EntityType } from '../../src/contract/entity-type.js';
import type { Language } from '../../src/contract/languages.js';
import { localized } from '../../src/contract/localized.js';
import { entityPath } from '../../src/contract/paths.js';
import type { Step } from '../seo/breadcrumb.js';
import { entitiesTrail } from './entities-trail.js';
import type { Translate } from '../i18n/translate.js';

interface Where {
  type: EntityType | undefined;
  language: Language;
  t: Translate;
}

/** Home > entities > type > the entity. */
export const entityTrail = (entity: EntityDetail, { type, language, t }: Where): Step[] => [
  ...entitiesTrail(t, type && { code: type.code, name: localized(type, 'name', language) }),
  { name: localized(entity, 'name', language), path: entityPath(entity.slug) },
];
