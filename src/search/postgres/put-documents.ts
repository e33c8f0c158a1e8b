import { type Language, languages } from '../../contract/languages.js';
import { stemConfiguration, wordConfiguration } from '../search-languages.js';

/** Words of letters only: a mistyped number cannot be distinguished from another number. */
export const isCorrectable = `word ~ '^[[:alpha:]]{3,}$'`;

/** Stems in every language that has some, and unstemmed words; of descriptions without stop words. */
const wordsOf = (text: 'title' | 'keywords' | 'description'): string =>
  languages
    .flatMap((language) => {
      const stems = stemConfiguration(language);
      const words = text === 'description' ? wordConfiguration(language) : 'simple';
      return (stems ? [stems, words] : [words]).map((name) => `to_tsvector('${name}', ${text}_${language})`);
    })
    .join(' || ');

/** The title and keywords of a document in one language. */
const ownWordsOf = (language: Language): string =>
  `strip(to_tsvector('${stemConfiguration(language) ?? 'simple'}', concat_ws(' ', title_${language}, keywords_${language})))`;

const changing = [
  'tsv',
  ...languages.map((language) => `tsv_${language}`),
  'years',
  'earliest',
  'latest',
  'member_days',
  'tag_ids',
  'fonds_ids',
  'entity_ids',
  'entity_type_codes',
  'created_at',
  'licence',
  'series',
];
const columns = changing.join(', ');

/** The documents of the parameter `$1`, JSON, as rows of the index. */
const documentsOfParameter = `input as (
  select * from jsonb_to_recordset($1::jsonb) as input (
    kind text, id integer,
    ${languages
      .map((language) => `title_${language} text, keywords_${language} text, description_${language} text,`)
      .join(' ')}
    names text, aliases text,
    years int4multirange, earliest date, latest date, member_days datemultirange, tag_ids integer[], fonds_ids integer[], entity_ids integer[], entity_type_codes text[],
    created_at timestamptz, licence text, series bigint)
),
document as materialized (
  select kind, id,
    setweight(${wordsOf('title')}, 'A') || setweight(${wordsOf('keywords')} || to_tsvector('simple', names), 'B')
      || setweight(to_tsvector('simple', aliases), 'C') || ${wordsOf('description')} as tsv,
    ${languages.map((language) => `${ownWordsOf(language)} as tsv_${language}`).join(', ')},
    years, earliest, latest, member_days, tag_ids, fonds_ids, entity_ids, entity_type_codes, created_at, licence, series
  from input
)`;

const columnsOf = (table: string): string => changing.map((column) => `${table}.${column}`).join(', ');

const isStored = `exists (select from search_documents stored where (stored.kind, stored.id) = (document.kind, document.id)
    and (${columnsOf('stored')}) is not distinct from (${columnsOf('document')}))`;

/** How many of the documents are stored with the same content. */
export const countStored = `with ${documentsOfParameter} select count(*)::integer as stored from document where ${isStored}`;

/** Which of the documents are not stored with the same content. */
export const findUnstored = `with ${documentsOfParameter}
select id, not exists (select from search_documents stored where (stored.kind, stored.id) = (document.kind, document.id)) as "isMissing"
from document where not ${isStored} order by id`;

/** Puts documents into a table that has none of them, and is neither searched nor changed by anybody else. */
export const fillTable = (table: string): string =>
  `insert into ${table} (kind, id, ${columns}) with ${documentsOfParameter} select kind, id, ${columns} from document`;

/**
 * Parameters: the documents as JSON, their version (null: now), and whether unchanged documents keep their version.
 */
export const putDocuments = `
with ${documentsOfParameter},
newer as (
  insert into search_versions (kind, id, version)
  select kind, id, coalesce($2::bigint, nextval('search_version')) from document
  where not ($3 and ${isStored})
  order by kind, id
  on conflict (kind, id) do update set version = excluded.version where search_versions.version < excluded.version
  returning kind, id
),
put as (
  insert into search_documents as stored (kind, id, ${columns})
  select kind, id, ${columns} from document join newer using (kind, id)
  on conflict (kind, id) do update set (${columns}) = (${columnsOf('excluded')}) where (stored.*) is distinct from (excluded.*)
  returning tsv
)
insert into search_words (word, documents)
select word, count(*) from put, unnest(tsvector_to_array(tsv)) word
where ${isCorrectable}
group by word order by word
on conflict do nothing`;

/** Counts the documents of each word again. Writes only what differs. */
export const countWords = `
with counted as materialized (
  select word, ndoc from ts_stat('select tsv from search_documents') where ${isCorrectable}
),
forgotten as (
  delete from search_words known where not exists (select from counted where counted.word = known.word)
)
insert into search_words (word, documents)
select word, ndoc from counted order by word
on conflict (word) do update set documents = excluded.documents where search_words.documents <> excluded.documents`;
