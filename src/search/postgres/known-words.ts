import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { hasItalianStem, isStem, languagesWithStems } from './read-text.js';

/** Words that are offered in place of one. */
const nearestMax = 3;

/** The words of all records, as PostgreSQL's index knows them: it is in sync whichever engine searches. */
@Injectable()
export class KnownWords {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * For each of these words that no record has, the most similar words that some have, the nearest first; words without any
   * are left out. More errors are forgiven than a search corrects by itself: one in four letters, two in five, three in
   * eight.
   */
  async findNearest(words: string[]): Promise<Map<string, string[]>> {
    const rows = await this.dataSource.query<{ typed: string; words: string[] }[]>(nearestWords, [words, nearestMax]);
    return new Map(rows.map((row) => [row.typed, row.words]));
  }

  /**
   * For words that are too short for an engine's own rules about typing errors: the other words that each of them stands
   * for, by the rules of PostgreSQL's search (`readText`). Those of a known word are its other forms; those of an unknown
   * one are the known words that differ by one error, and `isKnown` is false.
   * @param last the last word of a text, which may be the beginning of a word
   */
  async findShort(words: string[], last: string | null): Promise<Map<string, ShortWord>> {
    if (words.length === 0) return new Map();
    const rows = await this.dataSource.query<({ typed: string } & ShortWord)[]>(shortWords, [words, last]);
    return new Map(rows.map(({ typed, ...word }) => [typed, word]));
  }
}

export interface ShortWord {
  isKnown: boolean;
  others: string[];
}

const shortWords = `
with ${languagesWithStems},
token as materialized (
  select typed, stems, forms,
    exists (select from search_words where word = typed or word = any (forms))
      or (typed = $2 and starts_with((select word from search_words where word >= typed order by word limit 1), typed)) as is_known
  from (
    select distinct typed,
      array(select distinct unnest(ts_lexize(stemmer, typed)) from language) as stems,
      array(
        select stem from (select stemmer, unnest(ts_lexize(stemmer, typed)) as stem from language) stemmed
        group by stem having ${isStem}
        union
        select word from unnest(ts_lexize('italian_stem', typed)) stem, search_words where ${hasItalianStem('typed')}
      ) as forms
    from unnest($1::text[]) typed
  ) stemmed
),
form as (
  select distinct typed, word, documents
  from token, unnest(stems) stem, search_words
  where is_known and length(stem) >= 3
    and word >= stem and word < stem || chr(1114111) and length(word) <= length(typed) + 3
    and word <> typed and not (typed = $2 and starts_with(word, typed))
    and (word = any (forms) or (word <> stem and exists (select from language where ts_lexize(stemmer, word) && stems)))
),
correction as (
  select typed, word, documents from token, search_words
  where not is_known and length(word) between length(typed) and length(typed) + 1
    and (word % typed or (word >= left(typed, 1) and word < left(typed, 1) || chr(1114111)))
    and (levenshtein_less_equal(word, typed, 1) = 1
      or (length(word) = length(typed) and levenshtein_less_equal(word, typed, 2) = 2
        and array(select unnest(string_to_array(word, null)) order by 1)
          = array(select unnest(string_to_array(typed, null)) order by 1)))
)
select typed, is_known as "isKnown",
  array(
    select word from (table form union all table correction) other
    where other.typed = token.typed -- The index knows stems too, which are rarely words.
    order by starts_with(typed, word), documents desc, word limit case when is_known then 4 else 8 end
  ) as others
from token`;

/** Parameters: the words without accents, and how many to find for each. Two swapped letters are one error. */
const nearestWords = `
with unknown as (
  select distinct typed from unnest($1::text[]) typed
  where typed ~ '^[[:alpha:]]{3,}$' and not exists (select from search_words where word = typed)
),
candidate as (
  select typed, word, documents from unknown, search_words where word % typed
  union
  select typed, word, documents from unknown, search_words
  where word >= left(typed, 1) and word < left(typed, 1) || chr(1114111)
    and length(word) between length(typed) - 2 and length(typed) + 2
),
measured as (
  select typed, word, documents,
    levenshtein_less_equal(word, typed, 3)
      - (length(word) = length(typed) and levenshtein_less_equal(word, typed, 3) = 2
         and array(select unnest(string_to_array(word, null)) order by 1)
           = array(select unnest(string_to_array(typed, null)) order by 1))::integer as distance
  from candidate
),
nearest as (
  select typed, word, row_number() over (partition by typed order by distance, documents desc, word) as place
  from measured
  where distance <= case when length(typed) >= 8 then 3 when length(typed) >= 5 then 2 else 1 end
)
select typed, array_agg(word order by place) as words from nearest where place <= $2 group by typed`;
