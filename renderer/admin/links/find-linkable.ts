import type { Language } from '../../../src/contract/languages.js';
import { localized } from '../../../src/contract/localized.js';
import type { Linkable } from './LinkSearch.js';
import { httpApi } from '../../api/http-api.js';
import { adminApi } from '../admin-api.js';

/** Entities that the words find, the best first. */
export const findEntities = async (words: string, language: Language): Promise<Linkable[]> =>
  (await adminApi.adminEntities.list({ q: words, sort: 'relevance' })).items.map((card) => ({
    id: card.id,
    name: localized(card, 'name', language),
  }));

/** Tags whose name contains the words; those that begin with them come first. */
export async function findTags(words: string, language: Language): Promise<Linkable[]> {
  const tags = (await httpApi.tags.list()).map((tag) => ({ id: tag.id, name: localized(tag, 'name', language) }));
  const positionIn = ({ name }: Linkable): number =>
    name.toLocaleLowerCase(language).indexOf(words.toLocaleLowerCase(language));
  return tags
    .filter((tag) => positionIn(tag) >= 0)
    .toSorted((one, other) => Number(positionIn(one) > 0) - Number(positionIn(other) > 0));
}
