import { defaultLanguage } from '../../contract/languages.js';
import { findAllIds } from '../../search/find-all-ids.js';
import type { SearchEngine } from '../../search/search-engine.js';
import { hasWords } from '../../search/search-text.js';

/** Of all entities that match a text, the best first; undefined where it has no words. */
export async function findEntityIds(engine: SearchEngine, text: string | undefined): Promise<number[] | undefined> {
  if (!hasWords(text)) return undefined;
  return [...(await findAllIds(engine, { kind: 'entity', text, language: defaultLanguage }))];
}
