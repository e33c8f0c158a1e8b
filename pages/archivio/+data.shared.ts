import { redirect } from 'vike/abort';
import type { PageContext } from 'vike/types';
import { limits } from '../../src/contract/limits.js';
import { withLanguage } from '../../src/contract/languages.js';
import { load } from '../../renderer/api/load.js';
import { queries } from '../../renderer/api/queries.js';
import { archivePath, type ArchiveView } from '../../renderer/photos/archive-filters.js';
import { asCardPhoto, type CardPhoto, cardFieldList } from '../../renderer/photos/card-photo.js';
import { loadMostUsedTags, offeredTags } from '../../renderer/photos/offered-tags.js';
import { archiveQuery, readArchiveFilters } from '../../renderer/photos/read-archive-filters.js';
import { opensLightTable } from '../../renderer/photos/stored-view.js';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContext) {
  const { language } = pageContext;
  const filters = readArchiveFilters(pageContext.urlParsed.search);
  if (opensLightTable(pageContext)) throw redirect(withLanguage(language, archivePath({ ...filters, view: 'table' })));
  const { view, page } = filters;
  const [photos, mostUsed] = await Promise.all([
    load(
      pageContext,
      queries.photoList({
        ...archiveQuery(filters, language),
        page,
        limit: limits.pageSize.archive,
        fields: cardFieldList(language),
      }),
    ),
    loadMostUsedTags(pageContext),
  ]);
  return {
    photos: { ...photos, items: photos.items.map((photo) => asShown(asCardPhoto(photo, language), view)) },
    // The API clamps a page number beyond the last: use the page that it returned.
    filters: { ...filters, page: photos.page },
    tags: await offeredTags(pageContext, mostUsed, filters.tagId === null ? [] : [filters.tagId]),
  };
}

/** The light table shows no excerpts, so its page has none. */
const asShown = (photo: CardPhoto, view: ArchiveView): CardPhoto =>
  view === 'table' ? { ...photo, excerpt: '', excerptLang: undefined } : photo;
