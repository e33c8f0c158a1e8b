import { redirect } from 'vike/abort';
import type { PageContext } from 'vike/types';
import { limits } from '../../src/contract/limits.js';
import { withLanguage } from '../../src/contract/languages.js';
import { type PhotoTimeline, timelineYearsMax } from '../../src/contract/photo.js';
import { load } from '../../renderer/api/load.js';
import { queries } from '../../renderer/api/queries.js';
import {
  type ArchiveFilters,
  archivePath,
  type ArchiveView,
  usualView,
  yearsOf,
} from '../../renderer/photos/archive-filters.js';
import { asCardPhoto, type CardPhoto, cardFieldList } from '../../renderer/photos/card-photo.js';
import { loadMostUsedTags, offeredTags } from '../../renderer/photos/offered-tags.js';
import { archiveQuery, readArchiveFilters } from '../../renderer/photos/read-archive-filters.js';
import { storedView } from '../../renderer/photos/stored-view.js';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContext) {
  const { language } = pageContext;
  const filters = readArchiveFilters(pageContext.urlParsed.search);
  const chosen = storedView(pageContext);
  if (chosen !== null && chosen !== usualView(pageContext.site))
    throw redirect(withLanguage(language, archivePath({ ...filters, view: chosen })));
  // One address for one list: that of a button without scripts leads to it.
  if ('years' in pageContext.urlParsed.search) throw redirect(withLanguage(language, archivePath(filters)));
  const { page } = filters;
  const view = filters.view ?? usualView(pageContext.site);
  const [photos, mostUsed, timeline] = await Promise.all([
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
    loadTimeline(pageContext, filters),
  ]);
  return {
    photos: { ...photos, items: photos.items.map((photo) => asShown(asCardPhoto(photo, language), view)) },
    // The API clamps a page number beyond the last: use the page that it returned.
    filters: { ...filters, page: photos.page },
    /** The view that is shown. */
    view,
    tags: await offeredTags(pageContext, mostUsed, filters.tagId === null ? [] : [filters.tagId]),
    timeline,
  };
}

/** Null for a text: its photos are not counted by year. All decades are a read that pages share. */
async function loadTimeline(pageContext: PageContext, filters: ArchiveFilters): Promise<PhotoTimeline | null> {
  const { search, tagId } = filters;
  if (search !== '') return null;
  const { from, to } = yearsOf(filters);
  const isNarrow = from !== null && to !== null && to - from < timelineYearsMax;
  if (tagId === null && !isNarrow) return { decades: await load(pageContext, queries.photoDecades()), years: [] };
  const range = isNarrow ? { from, to } : {};
  return load(pageContext, queries.photoTimeline({ ...(tagId !== null && { tagId }), ...range }));
}

/** The light table shows no excerpts, so its page has none. */
const asShown = (photo: CardPhoto, view: ArchiveView): CardPhoto =>
  view === 'table' ? { ...photo, excerpt: '', excerptLang: undefined } : photo;
