import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { limits } from '../../contract/limits.js';
import type { DocumentKind } from '../search-document.js';
import { searchWords } from './search-words.js';

/** A visitor's text as PostgreSQL reads it; all fields are texts to be cast to `tsquery`. */
export interface TextQuery {
  /** All words that are required. */
  strict: string;
  /** Any of them; the same as `strict` where there is one word. */
  loose: string;
  /** `strict`, and the words that are too common to be required. */
  ranking: string;
  /** `strict` with the last word as a whole where the archive knows it; never matches what `strict` does not. */
  whole: string;
}

/** What documents must match and what they are ranked by. */
export interface TextMatch {
  required: string;
  ranking: string;
  /** Matches at most what `required` does, and is faster to look up. */
  whole: string;
  /** That are all required. */
  hasSeveralWords: boolean;
}

/** A longer query is probably a pasted text; its first words are enough. */
const wordsMax = 16;

/** An incomplete last word with more completions is looked up as a prefix. */
const completionsMax = 16;

/**
 * Parses the queries of visitors: in any of the three languages, with typing errors, the last word possibly incomplete.
 */
@Injectable()
export class TextMatcher {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Null when the text has no words: it then matches everything. A document must have all words, or any of them when no
   * document of that kind has all. Any text is valid; only its first 200 characters are read.
   */
  async resolve(kind: DocumentKind, text: string): Promise<TextMatch | null> {
    return byIndex(this.dataSource, async (tx) => {
      const query = await this.read({ text, isFiltered: true }, tx);
      return query && ((await isMatchedByAny(kind, query, tx)) ? strictMatch(query) : looseMatch(query));
    });
  }

  /** Null when the text has no words. `isFiltered`: documents must match other conditions besides. */
  async read(
    { text, isFiltered }: { text: string; isFiltered: boolean },
    tx: EntityManager,
  ): Promise<TextQuery | null> {
    const words = searchWords(text.slice(0, limits.searchText.max)).slice(0, wordsMax);
    if (words.length === 0) return null;
    const [query] = await tx.query<[TextQuery]>(reading, [
      words.map(({ typed }) => typed),
      words.map(({ plain }) => plain),
      words.map(({ writtenOut }) => writtenOut),
      isFiltered,
    ]);
    return query;
  }
}

export const strictMatch = ({ strict, loose, ranking, whole }: TextQuery): TextMatch => ({
  required: strict,
  ranking,
  whole,
  hasSeveralWords: strict !== loose,
});

export const looseMatch = ({ loose }: TextQuery): TextMatch => ({
  required: loose,
  ranking: loose,
  whole: loose,
  hasSeveralWords: false,
});

/** Whether some document has all words, or there is but one word, so that nothing can be loosened. */
export async function isMatchedByAny(kind: DocumentKind, query: TextQuery, tx: EntityManager): Promise<boolean> {
  if (query.strict === query.loose) return true;
  const [found] = await tx.query<[{ any: boolean }]>(
    // Without a prefix the index compares the rarest word first, which is up to ten times faster.
    `select exists (${anyMatch('$2')}) or exists (${anyMatch('$3')}) as any`,
    [kind, query.whole, query.strict],
  );
  return found.any;
}

const anyMatch = (text: string): string =>
  `select from search_documents d where d.kind || '' = $1 and d.tsv @@ ${text}::tsquery`;

/**
 * Runs statements without sequential scans: the planner underestimates the cost of decompressing and comparing
 * tsvectors, and would choose a plan that is up to ten times slower.
 */
export const byIndex = <T>(dataSource: DataSource, run: (tx: EntityManager) => Promise<T>): Promise<T> =>
  dataSource.transaction(async (tx) => {
    await tx.query('set local enable_seqscan = off');
    return run(tx);
  });

/**
 * An SQL condition for the lists of other modules:
 * `textCondition({ kind: 'photo', id: 'photo.id', text: ':text' })`, with `TextMatch.required` as the parameter `text`.
 */
export const textCondition = ({ kind, id, text }: { kind: DocumentKind; id: string; text: string }): string =>
  `${id} in (select found.id from search_documents found where found.kind = '${kind}' and found.tsv @@ cast(${text} as tsquery))`;

/**
 * - A stop word of any language only affects the rank, unless there are no other words: `war` is one in German.
 * - A word matches itself and its stems in three languages; the last word also matches as a prefix.
 * - Only a word that no document has is corrected, to the nearest known ones: distance 1 from 4 letters on, 2 from 8
 *   on.
 *   Two swapped letters count as 1. Trigrams find candidates for long words but not for short ones, which are compared
 *   with all words of the same first letter instead.
 * - The end of a last word that is known is looked up among the known words, where it has few: the index compares a prefix
 *   beside other words or filters ten times slower than words.
 */
const reading = `
with language(stemmer) as (
  values ('italian_stem'::regdictionary), ('english_stem'), ('german_stem')
),
token as materialized (
  select n, plain, array[plain, written_out] as spellings, n = max(n) over () as is_last,
    -- What an apostrophe cut off, or an initial.
    plain ~ '^[[:alpha:]]$' or exists (select from language where '{}' in (ts_lexize(stemmer, typed), ts_lexize(stemmer, plain))) as is_stop,
    array(
      select plain union select written_out
      union
      select unnest(ts_lexize(stemmer, plain) || ts_lexize(stemmer, written_out)) from language
    ) as forms
  from unnest($1::text[], $2::text[], $3::text[]) with ordinality as words (typed, plain, written_out, n)
),
unknown as materialized (
  select n, form from token, unnest(forms) form
  where not is_stop and length(plain) >= 4 and plain !~ '[0-9]'
    and not exists (select from search_words where word = any (forms))
    and not (is_last and exists (
      select from unnest(spellings) spelling
      where starts_with((select word from search_words where word >= spelling order by word limit 1), spelling)))
    -- A short stem has too little left of its word.
    and (form = any (spellings) or length(form) >= 5)
),
candidate as (
  select n, form, word, documents from unknown, search_words
  where word % form and length(word) between greatest(length(form) - 2, 4) and length(form) + 2
  union
  select n, form, word, documents from unknown, search_words
  where length(form) <= 6 and word >= left(form, 1) and word < left(form, 1) || chr(1114111)
    and length(word) between greatest(length(form) - 1, 4) and length(form) + 1
),
measured as (
  select n, word, documents, length(form) as letters,
    levenshtein_less_equal(word, form, 2)
      - (length(word) = length(form) and levenshtein_less_equal(word, form, 2) = 2
         and array(select unnest(string_to_array(word, null)) order by 1)
           = array(select unnest(string_to_array(form, null)) order by 1))::integer as distance
  from candidate
),
correction as (
  select n, word from (
    select n, word, rank() over (partition by n order by distance) as nearness,
      row_number() over (partition by n order by distance, documents desc, word) as place
    from measured
    where distance <= case when letters >= 8 then 2 else 1 end
  ) near
  where nearness = 1 and place <= 8
),
last as materialized (
  select n, spellings, is_known,
    is_known and (n > 1 or $4::boolean) and cardinality(completions) <= ${completionsMax} as is_completed, completions
  from (
    select n, spellings, exists (select from search_words where word = any (forms)) as is_known,
      array(
        select completion.word from unnest(spellings) spelling cross join lateral (
          select word from search_words where word >= spelling and word < spelling || chr(1114111)
          order by word limit ${completionsMax} + 1
        ) completion
      ) as completions
    from token where is_last and plain !~ '^[0-9]$'
  ) looked_up
),
lexeme as (
  select n, word, '' as suffix from token, unnest(forms) word
  union
  select n, word, '' from correction
  union
  select n, word, '' from last, unnest(completions) word where is_completed
  union
  select n, spelling, ':*' from last, unnest(spellings) spelling where not is_completed
),
alternatives as (
  select n, is_stop and not (select bool_and(is_stop) from token) as is_optional,
    '(' || string_agg('''' || word || '''' || suffix, ' | ') || ')' as words,
    '(' || string_agg('''' || word || '''' || suffix, ' | ')
      filter (where suffix = '' or not (select is_known from last)) || ')' as whole_words
  from lexeme join token using (n) group by n, is_stop
)
select string_agg(words, ' & ' order by n) filter (where not is_optional) as strict,
  string_agg(words, ' | ' order by n) filter (where not is_optional) as loose,
  string_agg(words, ' & ' order by n) as ranking,
  string_agg(whole_words, ' & ' order by n) filter (where not is_optional) as whole
from alternatives`;
