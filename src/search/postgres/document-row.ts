import { type Language, languages } from '../../contract/languages.js';
import { stripMarkup } from '../../contract/text.js';
import { datesOf, type PhotoDocument, type SearchDocument } from '../search-document.js';
import { indexText } from '../search-words.js';

/** A document as PostgreSQL stores it: its words by weight and language, its filters as plain values. */
export type DocumentRow = Record<`${'title' | 'keywords' | 'description'}_${Language}`, string> & {
  kind: string;
  id: number;
  names: string;
  aliases: string;
  /** PostgreSQL ranges of years, both included; null when the document is undated. */
  years: string | null;
  earliest: string | null;
  latest: string | null;
  /** PostgreSQL ranges of days, both included; null where the date is one span. */
  member_days: string | null;
  tag_ids: number[];
  fonds_ids: number[];
  entity_ids: number[];
  entity_type_codes: string[];
  created_at: string;
  licence: string | null;
  series: string | null;
};

export function documentRow(document: SearchDocument): DocumentRow {
  const dates = datesOf(document);
  const texts = languages.flatMap((language) => [
    [`title_${language}`, indexText(document.titles[language] ?? '')],
    [`keywords_${language}`, indexText(document.keywords[language].join(' '))],
    [`description_${language}`, indexText(stripMarkup(document.descriptions[language] ?? ''))],
  ]);
  return {
    ...(Object.fromEntries(texts) as DocumentRow),
    kind: document.kind,
    id: document.id,
    names: indexText([...document.names, ...new Set(dates?.years)].join(' ')),
    aliases: indexText(document.aliases.join(' ')),
    years: dates && rangesOf(dates.spans),
    earliest: document.kind === 'photo' ? document.earliest : null,
    latest: document.kind === 'photo' ? document.latest : null,
    member_days: document.kind === 'photo' ? memberDays(document) : null,
    tag_ids: document.kind === 'photo' ? document.tagIds : [],
    fonds_ids: document.kind === 'photo' ? document.fondsIds : [],
    entity_ids: document.kind === 'photo' ? document.entityIds : [],
    entity_type_codes: document.entityTypeCodes,
    created_at: document.createdAt.toISOString(),
    licence: document.kind === 'photo' ? document.licence : null,
    series: document.kind === 'photo' ? document.series : null,
  };
}

const rangesOf = (spans: { from: number | string | null; to: number | string | null }[]): string =>
  `{${spans.map(({ from, to }) => `[${from ?? ''},${to ?? ''}]`).join()}}`;

const memberDays = ({ members }: PhotoDocument): string | null =>
  members && rangesOf(members.map(({ earliest, latest }) => ({ from: earliest, to: latest })));
