import type { PageContextServer } from 'vike/types';
import { legalDocument } from '../../renderer/legal/legal-document.js';
import { legalFacts } from '../../renderer/legal/legal-facts.js';
import type { LegalDocument } from '../../renderer/legal/legal-text.js';

/** The text for developers, with records of this archive as its examples. */
export async function data({ api, language, site }: PageContextServer): Promise<LegalDocument> {
  const [photos, entities] = await Promise.all([
    api.photos.list({ limit: 1, sortBy: 'year', fields: 'id' }),
    api.entities.list({ pageSize: 1, sort: 'photos', fields: 'id' }),
  ]);
  const examples = { photo: photos.items[0]?.id, entity: entities.items[0]?.id };
  return legalDocument('developers', language, legalFacts(site, language, examples));
}
