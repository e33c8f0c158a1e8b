import type { QueryRunner } from 'typeorm';
import { OperatorError } from '../../platform/operator-error.js';

/**
 * The search index: one narrow row for every public record, and the words that occur, for the correction of typos.
 * @throws OperatorError where the database's user may not create the extensions that it needs
 */
export async function createSearch(runner: QueryRunner): Promise<void> {
  await createExtensions(runner);
  for (const [configuration, stopWords] of configurations) await runner.query(wholeWords(configuration, stopWords));
  await runner.query(tables);
}

/** What search needs of a PostgreSQL that is not the embedded one. */
export const searchExtensions = ['pg_trgm', 'fuzzystrmatch'];

async function createExtensions(runner: QueryRunner): Promise<void> {
  try {
    for (const extension of searchExtensions) await runner.query(`create extension if not exists ${extension}`);
  } catch (error) {
    const advice = adviceFor[(error as { code?: string }).code ?? ''];
    if (!advice) throw error;
    throw new OperatorError(`Search needs the PostgreSQL extensions ${searchExtensions.join(' and ')}: ${advice}`, {
      cause: error,
    });
  }
}

const notInstalled = 'the database server does not have them; install the contrib package of PostgreSQL.';

/** By SQLSTATE. Up to PostgreSQL 15 a missing extension is an undefined file. */
const adviceFor: Record<string, string> = {
  '42501': `the database's user may not create them; let its administrator run "${searchExtensions
    .map((extension) => `create extension ${extension};`)
    .join(' ')}" in this database.`,
  '0A000': notInstalled,
  '58P01': notInstalled,
};

const configurations = [
  ['words_it', 'italian'],
  ['words_en', 'english'],
  ['words_de', 'german'],
] as const;

/** Reads words as they are, without the stop words of a language: what is typed by half is found by its beginning. */
const wholeWords = (configuration: string, stopWords: string): string => `
create text search dictionary ${configuration} (template = simple, stopwords = ${stopWords});
create text search configuration ${configuration} (copy = simple);
alter text search configuration ${configuration} alter mapping for asciiword, word with ${configuration};
`;

const tables = `
create table search_documents (
  kind text not null check (kind in ('photo', 'entity')),
  id integer not null,
  -- Stems in three languages and the whole words; weight A for titles, B for keywords, D for descriptions.
  tsv tsvector not null,
  -- Titles and keywords in one language: what is found in the visitor's own comes first.
  tsv_it tsvector not null, tsv_en tsvector not null, tsv_de tsvector not null,
  year_start integer, year_end integer,
  tag_ids integer[] not null, entity_ids integer[] not null, entity_type_codes text[] not null,
  created_at timestamptz not null,
  primary key (kind, id)
);
-- Without a list of pending entries: a search should not pay for the changes before it.
create index search_documents_match on search_documents using gin (tsv, tag_ids, entity_ids, entity_type_codes) with (fastupdate = off);
create index search_documents_newest on search_documents (kind, created_at desc, id desc);

-- Compared byte by byte, so that the words that begin with some letters are one range of the key.
create table search_words (
  word text collate "C" primary key,
  documents integer not null
);
create index search_words_similar on search_words using gin (word gin_trgm_ops);

-- The order in which records are read for the index: a document that was read earlier never replaces one read later.
create sequence search_version;
create table search_versions (
  kind text not null,
  id integer not null,
  version bigint not null,
  primary key (kind, id)
);
`;
