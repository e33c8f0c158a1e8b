import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Language, languages } from '../../contract/languages.js';
import { documentRow } from './document-row.js';
import type { DocumentKind, SearchDocument } from '../search-document.js';
import { type Found, type PhotoSearch, SearchEngine } from '../search-engine.js';
import { byIndex, TextMatcher, type TextMatch } from './text-matcher.js';

/**
 * Ranking reads the tsvector of every match, so only the newest matches of a broad query are ranked; the others follow.
 */
const rankedMax = 3000;

/** The default engine: full-text search in the archive's own database. */
@Injectable()
export class PostgresSearchEngine extends SearchEngine {
  constructor(
    private readonly dataSource: DataSource,
    private readonly matcher: TextMatcher,
  ) {
    super();
  }

  override async findPhotos(search: PhotoSearch): Promise<Found> {
    const match = await this.matcher.resolve('photo', search.text ?? '');
    const parameters: unknown[] = [search.limit, search.offset, ...(match ? [match.required, match.ranking] : [])];
    const conditions = conditionsOf(search, match, (value) => `$${parameters.push(value)}`);
    if (!match) {
      const [found] = await this.dataSource.query<[Found]>(newestFirst(conditions), parameters);
      return found;
    }
    return byIndex(this.dataSource, async (tx) => {
      const [found] = await tx.query<[Found]>(bestFirst(conditions, search.language), parameters);
      return found;
    });
  }

  override async nextVersion(): Promise<string> {
    const [drawn] = await this.dataSource.query<[{ version: string }]>(`select nextval('search_version') as version`);
    return drawn.version;
  }

  override async put(documents: SearchDocument[], version?: string): Promise<void> {
    if (documents.length === 0) return;
    await this.dataSource.query(putDocuments, [JSON.stringify(documents.map(documentRow)), version ?? null]);
  }

  override async remove(kind: DocumentKind, ids: number[], version?: string): Promise<void> {
    await this.dataSource.transaction((tx) => this.removeOlder(kind, ids, version, tx));
  }

  override async prune(
    kind: DocumentKind,
    { after, upTo, keep }: Parameters<SearchEngine['prune']>[1],
    version?: string,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const superfluous = await tx.query<{ id: number }[]>(
        `select id from search_documents
         where kind = $1 and id > $2 and id <= coalesce($3, id) and id <> all ($4::integer[]) order by id`,
        [kind, after, upTo, keep],
      );
      const ids = superfluous.map(({ id }) => id);
      if (ids.length > 0) await this.removeOlder(kind, ids, version, tx);
    });
  }

  /**
   * Removes documents with a lower version. The version of the removal is stored, so that no older document is put
   * after it.
   */
  private async removeOlder(
    kind: DocumentKind,
    ids: number[],
    version: string | undefined,
    tx: EntityManager,
  ): Promise<void> {
    const older = await tx.query<{ id: number }[]>(
      `insert into search_versions (kind, id, version)
       select $1, id, $3 from unnest($2::integer[]) as id order by id
       on conflict (kind, id) do update set version = excluded.version where search_versions.version < excluded.version
       returning id`,
      [kind, ids, version ?? (await this.nextVersion())],
    );
    // A separate statement, so that it sees documents that were put while the previous one waited for a lock.
    await tx.query('delete from search_documents where kind = $1 and id = any ($2::integer[])', [
      kind,
      older.map(({ id }) => id),
    ]);
  }

  override async tidy(): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      // Reads the whole index, which takes a minute in a large archive.
      await tx.query('set local statement_timeout = 0');
      await tx.query(countWords);
    });
    await this.dataSource.query('analyze search_documents, search_words');
  }
}

/** Parameters: $1 limit, $2 offset, with a text also $3 `required` and $4 `ranking`; then those of the filters. */
function conditionsOf(search: PhotoSearch, match: TextMatch | null, parameter: (value: unknown) => string): string {
  const { years, entityTypeCode, entityId, tagIds = [] } = search;
  return [
    `d.kind = 'photo'`,
    match && `d.tsv @@ $3::tsquery`,
    years && `d.year_start <= ${parameter(years.to)}::integer`,
    years && `d.year_end >= ${parameter(years.from)}::integer`,
    entityTypeCode && `d.entity_type_codes @> array[${parameter(entityTypeCode)}::text]`,
    entityId && `d.entity_ids @> array[${parameter(entityId)}::integer]`,
    tagIds.length > 0 && `d.tag_ids @> ${parameter(tagIds)}::integer[]`,
  ]
    .filter(Boolean)
    .join(' and ');
}

const newestFirst = (conditions: string): string => `
select (select count(*)::integer from search_documents d where ${conditions}) as total,
  array(select d.id from search_documents d where ${conditions} order by d.created_at desc, d.id desc limit $1 offset $2) as ids`;

/**
 * The newest matches by rank, then the others by age, so that pages never overlap. Words of a title weigh ten times as
 * much as those of a description; a match in the visitor's language adds a fifth.
 */
const bestFirst = (conditions: string, language: Language): string => `
with matching as materialized (
  select d.id, d.created_at from search_documents d where ${conditions}
),
newest as materialized (
  select id, created_at, row_number() over (order by created_at desc, id desc) <= ${rankedMax} as is_ranked
  from matching order by created_at desc, id desc limit greatest(${rankedMax}, $1::bigint + $2::bigint)
),
ranked as (
  select newest.id, newest.created_at, case when is_ranked then
      ts_rank('{0.1, 0.2, 0.4, 1.0}', tsv, $4::tsquery, 1)
        * case when tsv_${language} @@ $3::tsquery then 1.2 else 1 end
    end as rank
  from newest join search_documents d on d.kind = 'photo' and d.id = newest.id
)
select (select count(*)::integer from matching) as total,
  array(select id from ranked order by rank desc nulls last, created_at desc, id desc limit $1 offset $2) as ids`;

/** Words of letters only: a mistyped number cannot be told from another number. */
const isCorrectable = `word ~ '^[[:alpha:]]{3,}$'`;

/** Stems in three languages and unstemmed words; of descriptions without stop words. */
const wordsOf = (text: 'title' | 'keywords' | 'description'): string =>
  languages
    .map((language) => {
      const words = text === 'description' ? `words_${language}` : 'simple';
      return `to_tsvector('${stemmers[language]}', ${text}_${language}) || to_tsvector('${words}', ${text}_${language})`;
    })
    .join(' || ');

/** The title and keywords of a document in one language. */
const ownWordsOf = (language: Language): string =>
  `strip(to_tsvector('${stemmers[language]}', concat_ws(' ', title_${language}, keywords_${language})))`;

const stemmers: Record<Language, string> = { it: 'italian', en: 'english', de: 'german' };

const putDocuments = `
with given as (
  select * from jsonb_to_recordset($1::jsonb) as given (
    kind text, id integer,
    title_it text, title_en text, title_de text,
    keywords_it text, keywords_en text, keywords_de text, names text,
    description_it text, description_en text, description_de text,
    year_start integer, year_end integer, tag_ids integer[], entity_ids integer[], entity_type_codes text[],
    created_at timestamptz)
),
newer as (
  insert into search_versions (kind, id, version)
  select kind, id, coalesce($2::bigint, nextval('search_version')) from given order by kind, id
  on conflict (kind, id) do update set version = excluded.version where search_versions.version < excluded.version
  returning kind, id
),
document as (
  select given.* from given join newer using (kind, id)
),
put as (
  insert into search_documents (kind, id, tsv, tsv_it, tsv_en, tsv_de,
    year_start, year_end, tag_ids, entity_ids, entity_type_codes, created_at)
  select kind, id,
    setweight(${wordsOf('title')}, 'A') || setweight(${wordsOf('keywords')} || to_tsvector('simple', names), 'B')
      || ${wordsOf('description')},
    ${languages.map(ownWordsOf).join(', ')},
    year_start, year_end, tag_ids, entity_ids, entity_type_codes, created_at
  from document
  on conflict (kind, id) do update set
    tsv = excluded.tsv, tsv_it = excluded.tsv_it, tsv_en = excluded.tsv_en, tsv_de = excluded.tsv_de,
    year_start = excluded.year_start, year_end = excluded.year_end, tag_ids = excluded.tag_ids,
    entity_ids = excluded.entity_ids, entity_type_codes = excluded.entity_type_codes, created_at = excluded.created_at
  returning tsv
)
insert into search_words (word, documents)
select word, count(*) from put, unnest(tsvector_to_array(tsv)) word
where ${isCorrectable}
group by word order by word
on conflict do nothing`;

const countWords = `
with counted as materialized (
  select word, ndoc from ts_stat('select tsv from search_documents') where ${isCorrectable}
),
forgotten as (
  delete from search_words known where not exists (select from counted where counted.word = known.word)
)
insert into search_words (word, documents)
select word, ndoc from counted order by word
on conflict (word) do update set documents = excluded.documents where search_words.documents <> excluded.documents`;
