import type { Entity } from '../../src/contract/entity.js';
import type { Language } from '../../src/contract/languages.js';
import { type Localized, type LocalizedOrNull, localized, localizedField } from '../../src/contract/localized.js';

/** The former name where it differs from today's, else null. */
export function formerName(
  entity: Localized<'name'> & Pick<Entity, 'historicalName'>,
  language: Language,
): string | null {
  const former = entity.historicalName?.trim();
  if (!former) return null;
  const todays = [entity.name, localized(entity, 'name', language)].map((name) => name.toLowerCase());
  return todays.includes(former.toLowerCase()) ? null : former;
}

/** The audio guide in a language. Unlike texts, guides have no fallback to another language. */
export function audioUrlOf(entity: LocalizedOrNull<'audioUrl'>, language: Language): string | null {
  const url = entity[localizedField('audioUrl', language)];
  return url?.trim() ? url : null;
}

export const typeOf = <Type extends { code: string }>(
  entity: Pick<Entity, 'entityTypeCode'>,
  types: Type[],
): Type | undefined => types.find(({ code }) => code === entity.entityTypeCode);
