import type { Language } from '../../../src/contract/languages.js';
import { localized } from '../../../src/contract/localized.js';
import type { Linkable } from '../LinkSearch.js';
import { httpApi } from '../../api/http-api.js';
import { adminApi } from '../admin-api.js';

/** Entities whose present or former name contains the words. */
export const findEntities = async (words: string, language: Language): Promise<Linkable[]> =>
  (await adminApi.adminEntities.list({ q: words })).items.map((card) => ({
    id: card.id,
    name: localized(card, 'name', language),
  }));

/** Tags whose name contains the words. */
export async function findTags(words: string, language: Language): Promise<Linkable[]> {
  const tags = (await httpApi.tags.list()).map((tag) => ({ id: tag.id, name: localized(tag, 'name', language) }));
  return tags.filter(({ name }) => name.toLocaleLowerCase(language).includes(words.toLocaleLowerCase(language)));
}
