import type { PageContext } from 'vike/types';
import { limits } from '../../src/contract/limits.js';
import type { Language } from '../../src/contract/languages.js';
import { localized } from '../../src/contract/localized.js';
import type { Tag } from '../../src/contract/tag.js';
import { load } from '../api/load.js';
import { queries } from '../api/queries.js';
import { compareNames } from '../i18n/format.js';

export interface OfferedTag {
  id: number;
  name: string;
}

/** The most used tags: all that published photos of a small archive have. More of them would be most of a page. */
export const loadMostUsedTags = (pageContext: PageContext) => load(pageContext, queries.mostUsedTags());

/**
 * The tags that a filter offers, by name in the language of the page: the most used ones, and others that are needed, such as
 * the chosen one. Ids of tags that do not exist are left out.
 */
export async function offeredTags(
  pageContext: PageContext,
  mostUsed: Awaited<ReturnType<typeof loadMostUsedTags>>,
  needed: readonly number[],
): Promise<OfferedTag[]> {
  const missing = [...new Set(needed)].filter((id) => mostUsed.every((tag) => tag.id !== id)).slice(0, limits.byIds);
  const others = missing.length > 0 ? await load(pageContext, queries.tagsById(missing.join())) : [];
  return namedTags([...mostUsed, ...others], pageContext.language);
}

/** Tags by name in a language. */
export const namedTags = (tags: readonly Tag[], language: Language): OfferedTag[] =>
  tags
    .map((tag) => ({ id: tag.id, name: localized(tag, 'name', language) }))
    .sort((one, other) => compareNames(one.name, other.name, language));

/** Whether the archive may have more tags than a filter offers. */
export const hasOtherTags = (offered: readonly OfferedTag[]): boolean => offered.length >= limits.tags.offered;
