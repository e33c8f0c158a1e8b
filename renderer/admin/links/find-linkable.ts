import type { Language } from '../../../src/contract/languages.js';
import { localized } from '../../../src/contract/localized.js';
import type { Linkable } from './LinkSearch.js';
import { adminApi } from '../admin-api.js';

/** Entities that the words find, the best first. */
export const findEntities = async (words: string, language: Language): Promise<Linkable[]> =>
  (await adminApi.adminEntities.list({ q: words, sort: 'relevance' })).items.map((card) => ({
    id: card.id,
    name: localized(card, 'name', language),
  }));

/** Tags whose name, in any language, contains the words; those that begin with them come first. */
export const findTags = async (words: string, language: Language): Promise<Linkable[]> =>
  (await adminApi.adminTags.list({ q: words })).items.map((tag) => ({
    id: tag.id,
    name: localized(tag, 'name', language),
  }));
