import { type AdminPhotoFilter, type AdminPhotoSort, namedGaps, type PhotoGap } from '../../contract/admin-photo.js';
import { untitled } from '../../contract/untitled.js';
import { type OtherLanguage, otherLanguages } from '../../contract/localized.js';
import {
  areReversed,
  haveYearPrecision,
  dayConditions,
  type WrittenRange,
  yearRange,
  type Years,
  yearsOfRange,
} from '../../platform/database/year-range.js';
import { matchingIds } from '../../search/postgres/text-condition.js';

/** A text as the list looks for it: photos that have all of its parts, and published ones that its words find. */
export interface PhotoText {
  /** Patterns of `like`, all of which a photo's names must match (`photos.part_text`). */
  parts: string[];
  /** What the document of a published photo must match, a tsquery; null where the words find nothing. */
  words: string | null;
}

/** A filter of the administrators' list, its text as it is looked for, and whose photos `mine` means. */
export interface PhotoFilter extends Omit<AdminPhotoFilter, 'q' | 'license'> {
  text: PhotoText | null;
  /** As photos state it, in all its spellings; empty for photos without a licence. */
  licences?: readonly string[] | undefined;
  /** Null for an API key, which uploads in nobody's name. */
  viewerId: number | null;
  /** In which days begin and end. */
  timeZone: string;
}

/** Binds a value and returns its placeholder. */
export type Bind = (value: unknown) => string;

/** A longer pause between two arrivals begins another upload. */
const pauseOfUploads = `interval '1 hour'`;

/** Whether a photo lacks a text in a language that it has in the base language. */
export const lacksTexts = (photo: string, language: OtherLanguage): string => `${photo}.lacks_${language}`;

const gaps = {
  // As the index of the titles compares them.
  title: `p.title collate "it_by_number" = '${untitled.title.replaceAll("'", "''")}'`,
  description: 'p.description is null',
  author: 'p.author is null',
  tags: 'not exists (select from photo_tags t where t.photo_id = p.id)',
  entities: 'not exists (select from photo_entities e where e.photo_id = p.id)',
  fonds: 'p.fonds_id is null',
  year: 'p.years is null',
  position: 'p.lat is null',
  ...Object.fromEntries(otherLanguages.map((language) => [language, lacksTexts('p', language)])),
} as Record<PhotoGap, string>;
/** Those that the counts know, which name one otherwise. */
const countedGaps: Record<PhotoGap, string> = { ...gaps, position: 'p.lacks_position' };
const areCounted = (lacks: string | undefined): boolean =>
  gapsOf(lacks).every((gap) => (namedGaps as readonly PhotoGap[]).includes(gap));

/** Whether it asks for a gap that no count knows. */
export const lacksUncounted = ({ lacks }: Pick<PhotoFilter, 'lacks'>): boolean => !areCounted(lacks);

/** Also a photo whose new scan cannot be read, which itself stays as it is: `failed` is a list of what to look after. */
export const failedPhoto = `(p.status = 'failed' or p.new_scan ->> 'failure' is not null)`;

/** SQL of a filter on `photos p`: its condition, which compares photo by photo. */
export function photoFilterSql({ text, ...filter }: PhotoFilter, bind: Bind): string {
  return [withoutText(filter, bind), ...(text ? [textCondition(text, bind)] : [])].join(' and ');
}

/**
 * The SQL of each way to find the ids of a filter with a text, in an index of its own. What two ways find is not the same, and
 * may be in both. The one that finds most comes first.
 */
export function waysToFindText({ text, ...filter }: PhotoFilter & { text: PhotoText }): ((bind: Bind) => string)[] {
  const { words } = text;
  const conditions: ((bind: Bind) => string)[] = [(bind) => partsCondition(text, bind)];
  if (words !== null) conditions.unshift((bind) => `p.id in (${documentsWith(words, bind)})`);
  return conditions.map(
    (conditionOf) => (bind) => `select p.id from photos p where ${withoutText(filter, bind)} and ${conditionOf(bind)}`,
  );
}

/**
 * SQL of the number of photos of a filter, a scalar, where that is at most `max`; else one more. Those of a tag or of an entity
 * alone are counted in the index of the links (`offset 0` keeps the planner from merging it with the photos, most of which have
 * other tags).
 */
export function countToSql(filter: PhotoFilter, max: number, bind: Bind): string {
  const { tagId, entityId, text, viewerId, timeZone, ...others } = filter;
  const isAlone = text === null && Object.values(others).every((value) => value === undefined);
  const end = `limit ${bind(max + 1)}`;
  const countOf = (rows: string): string => `(select count(*)::int from (select from ${rows} ${end}) counted)`;
  const linked = (links: string): string =>
    countOf(
      `${links} and exists (select from photos p where p.id = l.photo_id and ${withoutText({ viewerId, timeZone }, bind)} offset 0)`,
    );
  if (isAlone && entityId === undefined) return linked(`photo_tags l where l.tag_id = ${bind(tagId)}`);
  if (isAlone && tagId === undefined) return linked(`photo_entities l where l.entity_id = ${bind(entityId)}`);
  return countOf(`photos p where ${photoFilterSql(filter, bind)}`);
}

/** Whoever enters a range the wrong way round means the same range. */
function filteredYears({ from, to }: WrittenRange): Years {
  const years = yearsOfRange({ from, to });
  return areReversed(years) ? yearsOfRange({ from: to, to: from }) : years;
}

/** Whether `photo_counts_by_filter` knows the number of its photos. */
export const hasStoredCount = ({
  text,
  status,
  tagId,
  entityId,
  fondsId,
  folder,
  mine,
  lastUpload,
  addedFrom,
  addedTo,
  lacks,
  from,
  to,
}: PhotoFilter): boolean =>
  !text &&
  areCounted(lacks) &&
  addedFrom === undefined &&
  addedTo === undefined &&
  haveYearPrecision(filteredYears({ from, to })) &&
  folder === undefined &&
  status !== 'failed' &&
  tagId === undefined &&
  entityId === undefined &&
  fondsId === undefined &&
  !mine &&
  !lastUpload;

/** SQL of that number, a scalar. */
export const storedCountSql = (filter: PhotoFilter, bind: Bind): string =>
  `(select coalesce(sum(p.photos), 0)::int from photo_counts_by_filter p
    where ${countedConditions(filter, bind, countedGaps).join(' and ')})`;

/** Folder by folder, and FZ_2 before FZ_10. As the index has it: an index cannot hold paths of any length. */
const pathOrder = `(string_to_array(left(coalesce(p.delivery_path, p.original_name, ''), 500), '/') collate "by_number")`;

/** SQL orders of `photos p`, each read from an index. Undated photos come last. */
export const adminPhotoOrders: Record<AdminPhotoSort, string> = {
  createdAt: 'p.created_at desc, p.id desc',
  createdAtAsc: 'p.created_at, p.id',
  title: 'p.title collate "it_by_number", p.id',
  titleDesc: 'p.title collate "it_by_number" desc, p.id desc',
  year: 'p.first_day, p.last_day, p.id',
  yearDesc: 'p.first_day desc nulls last, p.last_day desc nulls last, p.id desc',
  updatedAt: 'p.updated_at desc, p.id desc',
  updatedAtAsc: 'p.updated_at, p.id',
  file: `${pathOrder}, p.id`,
  fileDesc: `${pathOrder} desc, p.id desc`,
  fileName: `coalesce(p.original_name, '') collate "by_number", p.id`,
  fileNameDesc: `coalesce(p.original_name, '') collate "by_number" desc, p.id desc`,
  // Photos without one come last.
  inventoryNumber: 'p.inventory_number collate "by_number", p.id',
  inventoryNumberDesc: 'p.inventory_number collate "by_number" desc nulls last, p.id desc',
};

type OtherFilters = Omit<PhotoFilter, 'text'>;

const withoutText = (filter: OtherFilters, bind: Bind): string =>
  ['not p.proposed', ...countedConditions(filter, bind, gaps), ...otherConditions(filter, bind)].join(' and ');

/** Conditions whose photos are counted in `photo_counts_by_filter`, too. */
function countedConditions(
  { status, from, to, licences, lacks }: OtherFilters,
  bind: Bind,
  gap: Record<PhotoGap, string>,
): string[] {
  const conditions = status === 'removed' ? [`p.status = 'removed'`] : [`p.status <> 'removed'`];
  // A back needs nothing of what its front says.
  if (lacks && !status) conditions.push(`p.status <> 'back'`);
  if (status === 'failed') conditions.push(failedPhoto);
  else if (status && status !== 'removed') conditions.push(`p.status = ${bind(status)}`);
  if (from !== undefined || to !== undefined) {
    const years = filteredYears({ from, to });
    conditions.push(`p.years && ${yearRange(years, bind)}`, ...dayConditions(years, 'p', bind));
  }
  if (licences?.length === 0) conditions.push('p.license is null');
  else if (licences) conditions.push(`p.license = any(${bind(licences)}::text[])`);
  return [...conditions, ...gapsOf(lacks).map((name) => gap[name])];
}

function otherConditions(
  { tagId, entityId, fondsId, folder, mine, lastUpload, viewerId, ...added }: OtherFilters,
  bind: Bind,
): string[] {
  const conditions = addedConditions(added, bind);
  if (tagId !== undefined)
    conditions.push(`exists (select from photo_tags t where t.photo_id = p.id and t.tag_id = ${bind(tagId)})`);
  if (entityId !== undefined)
    conditions.push(
      `exists (select from photo_entities e where e.photo_id = p.id and e.entity_id = ${bind(entityId)})`,
    );
  if (fondsId !== undefined)
    conditions.push(`p.fonds_id in (select l.fonds_id from fonds_lines l where l.ancestor_id = ${bind(fondsId)})`);
  if (folder !== undefined) conditions.push(`p.delivery_path ^@ ${bind(`${folder}/`)}`);
  const isMine = mine ? `p.uploaded_by = ${bind(viewerId)}` : null;
  if (isMine) conditions.push(isMine);
  if (lastUpload) conditions.push(`p.created_at >= ${beginOfLastUpload(isMine ?? 'true')}`);
  return conditions;
}

/** The days are those of the site, whichever way round they are entered. */
function addedConditions(
  { addedFrom, addedTo, timeZone }: Pick<PhotoFilter, 'addedFrom' | 'addedTo' | 'timeZone'>,
  bind: Bind,
): string[] {
  const [first, last] = addedFrom && addedTo && addedFrom > addedTo ? [addedTo, addedFrom] : [addedFrom, addedTo];
  const beginOf = (day: string, after = 0): string =>
    `((${bind(day)}::date + ${after})::timestamp at time zone ${bind(timeZone)}::text)`;
  return [
    ...(first ? [`p.created_at >= ${beginOf(first)}`] : []),
    ...(last ? [`p.created_at < ${beginOf(last, 1)}`] : []),
  ];
}

/** `offset 0`: or all documents with the words would be read, however few photos are looked at. */
function textCondition(text: PhotoText, bind: Bind): string {
  const parts = partsCondition(text, bind);
  if (text.words === null) return parts;
  return `(${parts} or exists (${documentsWith(text.words, bind)} and d.id = p.id offset 0))`;
}

const partsCondition = ({ parts }: PhotoText, bind: Bind): string =>
  `(${parts.map((part) => `p.part_text like plain_text(${bind(part)})`).join(' and ')})`;

const documentsWith = (words: string, bind: Bind): string =>
  matchingIds('photo', [`d.tsv @@ cast(${bind(words)} as tsquery)`]);

/** Read from the newest photo back to the first pause, and no further. */
const beginOfLastUpload = (ofWhom: string): string =>
  `(select created_at from (
     select p.created_at, p.created_at - lead(p.created_at) over (order by p.created_at desc, p.id desc) as pause
     from photos p where not p.proposed and p.status <> 'removed' and ${ofWhom}) arrived
   where pause is null or pause > ${pauseOfUploads} order by created_at desc limit 1)`;

const gapsOf = (lacks = ''): PhotoGap[] =>
  (Object.keys(gaps) as PhotoGap[]).filter((gap) => lacks.split(',').includes(gap));
