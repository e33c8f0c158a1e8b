import type { PageContext } from 'vike/types';
import { limits } from '../../../src/contract/limits.js';
import { fondsPath } from '../../../src/contract/paths.js';
import { load } from '../../../renderer/api/load.js';
import { loadRecord } from '../../../renderer/api/load-record.js';
import { queries } from '../../../renderer/api/queries.js';
import { fondsQueries } from '../../../renderer/fonds/fonds-queries.js';
import { readFondsQuery } from '../../../renderer/fonds/fonds-query.js';
import { asCardPhoto, cardFieldList } from '../../../renderer/photos/card-photo.js';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContext) {
  const { language } = pageContext;
  const fonds = await loadRecord(pageContext, { ...fondsQueries, pathOf: fondsPath });
  const { page } = readFondsQuery(pageContext.urlParsed.search);
  const query = { fondsId: fonds.id, sortBy: 'year', page, limit: limits.pageSize.archive } as const;
  const photos = await load(pageContext, queries.photoList({ ...query, fields: cardFieldList(language) }));
  return { fonds, photos: { ...photos, items: photos.items.map((photo) => asCardPhoto(photo, language)) } };
}
