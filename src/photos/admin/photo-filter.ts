import { type AdminPhotoFilter, type AdminPhotoSort, type PhotoGap, withoutLicence } from '../../contract/photo.js';
import { likePattern } from '../../platform/database/like-pattern.js';

/** A filter of the administrators' list, and whose photos `mine` means: null for an API key, which uploads in nobody's name. */
export interface PhotoFilter extends AdminPhotoFilter {
  viewerId: number | null;
}

/** Binds a value and returns its placeholder. */
type Bind = (value: unknown) => string;

/** The text that a search for a title or a file name looks in; the same expression as in the index `photos_words`. */
const words = `(p.title || ' ' || coalesce(p.title_en, '') || ' ' || coalesce(p.title_de, '') || ' ' || coalesce(p.original_name, ''))`;

/** A longer pause between two arrivals begins another upload. */
const pauseOfUploads = `interval '1 hour'`;

const gaps: Record<PhotoGap, string> = {
  year: 'p.years is null',
  position: 'p.lat is null',
  en: 'p.lacks_english',
  de: 'p.lacks_german',
};
/** The same, where the counts name it otherwise. */
const countedGaps: Record<PhotoGap, string> = { ...gaps, position: 'p.lacks_position' };

/** SQL of a filter on `photos p`: its condition, and the number of its photos as a scalar. */
export function photoFilterSql(filter: PhotoFilter, bind: Bind): { where: string; total: string } {
  const counted = countedConditions(filter, bind);
  const others = otherConditions(filter, bind);
  const where = ['not p.proposed', ...counted(gaps), ...others].join(' and ');
  const total =
    others.length === 0
      ? `(select coalesce(sum(p.photos), 0)::int from photo_filter_counts p where ${counted(countedGaps).join(' and ')})`
      : `(select count(*)::int from photos p where ${where})`;
  return { where, total };
}

/** SQL orders of `photos p`, each read from an index. Undated photos come last. */
export const adminPhotoOrders: Record<AdminPhotoSort, string> = {
  createdAt: 'p.created_at desc, p.id desc',
  createdAtAsc: 'p.created_at, p.id',
  title: 'p.title collate "it-x-icu", p.id',
  titleDesc: 'p.title collate "it-x-icu" desc, p.id desc',
  year: 'p.year, p.id',
  yearDesc: 'p.year desc nulls last, p.id desc',
  updatedAt: 'p.updated_at desc, p.id desc',
  updatedAtAsc: 'p.updated_at, p.id',
};

/** Conditions whose photos are counted in `photo_filter_counts`, too. */
function countedConditions(
  { status, from, to, license, lacks }: PhotoFilter,
  bind: Bind,
): (gap: typeof gaps) => string[] {
  const conditions = status === 'removed' ? [`p.status = 'removed'`] : [`p.status <> 'removed'`];
  if (status && status !== 'removed') conditions.push(`p.status = ${bind(status)}`);
  if (from !== undefined || to !== undefined) {
    // Whoever enters the years the wrong way round means the same span.
    const [first = null, last = null] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
    conditions.push(`p.years && int4range(${bind(first)}::integer, ${bind(last)}::integer, '[]')`);
  }
  if (license === withoutLicence) conditions.push('p.license is null');
  else if (license !== undefined) conditions.push(`p.license = ${bind(license)}`);
  return (gap) => [...conditions, ...gapsOf(lacks).map((name) => gap[name])];
}

function otherConditions({ q, tagId, entityId, mine, lastUpload, viewerId }: PhotoFilter, bind: Bind): string[] {
  const conditions: string[] = [];
  if (q) conditions.push(`${words} ilike ${bind(likePattern(q))}`);
  if (tagId !== undefined)
    conditions.push(`exists (select from photo_tags t where t.photo_id = p.id and t.tag_id = ${bind(tagId)})`);
  if (entityId !== undefined)
    conditions.push(
      `exists (select from photo_entities e where e.photo_id = p.id and e.entity_id = ${bind(entityId)})`,
    );
  const isMine = mine ? `p.uploaded_by = ${bind(viewerId)}` : null;
  if (isMine) conditions.push(isMine);
  if (lastUpload) conditions.push(`p.created_at >= ${beginOfLastUpload(isMine ?? 'true')}`);
  return conditions;
}

/** Read from the newest photo back to the first pause, and no further. */
const beginOfLastUpload = (ofWhom: string): string =>
  `(select created_at from (
     select p.created_at, p.created_at - lead(p.created_at) over (order by p.created_at desc, p.id desc) as pause
     from photos p where not p.proposed and p.status <> 'removed' and ${ofWhom}) arrived
   where pause is null or pause > ${pauseOfUploads} order by created_at desc limit 1)`;

const gapsOf = (lacks = ''): PhotoGap[] =>
  (Object.keys(gaps) as PhotoGap[]).filter((gap) => lacks.split(',').includes(gap));
