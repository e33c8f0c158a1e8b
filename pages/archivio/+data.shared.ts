import type { PageContext } from 'vike/types';
import { limits } from '../../src/contract/limits.js';
import { localized } from '../../src/contract/localized.js';
import { intlLocales } from '../../src/contract/languages.js';
import { load } from '../../renderer/api/load.js';
import { queries } from '../../renderer/api/queries.js';
import { readArchiveFilters } from '../../renderer/photos/archive-filters.js';
import { asCardPhoto, cardFieldList } from '../../renderer/photos/card-photo.js';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContext) {
  const { language } = pageContext;
  const { search, tagId, from, to, sortBy, page } = readArchiveFilters(pageContext.urlParsed.search);
  const [photos, tags] = await Promise.all([
    load(
      pageContext,
      queries.photoList({
        page,
        limit: limits.pageSize.archive,
        sortBy,
        ...(search && { search, language }),
        ...(tagId !== null && { tagId }),
        ...(from !== null && { from }),
        ...(to !== null && { to }),
        fields: cardFieldList(language),
      }),
    ),
    load(pageContext, queries.tags()),
  ]);
  const { compare } = new Intl.Collator(intlLocales[language]);
  return {
    photos: { ...photos, items: photos.items.map((photo) => asCardPhoto(photo, language)) },
    // The API clamps a page number beyond the last: use the page that it returned.
    filters: { search, tagId, from, to, sortBy, page: photos.page },
    tags: tags
      .map((tag) => ({ id: tag.id, name: localized(tag, 'name', language) }))
      .sort((one, other) => compare(one.name, other.name)),
  };
}
