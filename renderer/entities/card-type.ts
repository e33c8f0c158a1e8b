import type { EntityType } from '../../src/contract/entity-type.js';
import type { Language } from '../../src/contract/languages.js';
import { localized } from '../../src/contract/localized.js';

/** What cards and filters show of an entity type. */
export interface CardType extends Pick<EntityType, 'code' | 'color' | 'icon'> {
  /** The name in the language of the page. */
  label: string;
}

export const asCardType = (type: EntityType, language: Language): CardType => ({
  code: type.code,
  color: type.color,
  icon: type.icon,
  label: localized(type, 'name', language),
});
