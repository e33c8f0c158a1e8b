import { languages } from '../../contract/languages.js';
import { stemmer } from '../search-languages.js';

/** The dictionaries of the languages that have stems. */
export const languagesWithStems = `language(stemmer) as (
  select unnest(array[${languages
    .flatMap((language) => stemmer(language) ?? [])
    .map((name) => `'${name}'`)
    .join(', ')}]::regdictionary[])
)`;

/**
 * Whether a stem is looked up as it is. By the Italian rules `faro` has the stem `far`, and `caro` has `car`: no Italian
 * words, but English ones. Where no other language gives such a stem, the words that have it are looked up in its place.
 */
export const isStem = `(length(stem) > 3 or bool_or(stemmer <> 'italian_stem'::regdictionary))`;

/**
 * Whether a known word has the stem of a word by the Italian rules alone, which is too short to be looked up as it is, and is
 * not longer: `fari` for `faro`, but not `Maria` for `mare`.
 */
export const hasItalianStem = (typed: string): string =>
  `length(stem) = 3 and length(${typed}) > 3 and word > stem and word < stem || chr(1114111) and length(word) <= length(${typed})
     and stem = any (ts_lexize('italian_stem', word))`;

/** An incomplete last word with more completions is looked up as a prefix. */
const completionsMax = 16;

/**
 * Parameters: the words as typed, plain and written out, and whether documents must match other conditions besides.
 *
 * - A stop word of any language only affects the rank, unless there are no other words: `war` is one in German.
 * - A word matches itself and its stems in three languages; the last word also matches as a prefix.
 * - Only a word that no document has is corrected, to the nearest known ones: distance 1 from 4 characters on, 2
 *   from 8 on. Two swapped letters count as 1. Trigrams find candidates for long words but not for short ones, which are compared
 *   with all words of the same first letter instead.
 * - The end of a last word that is known is looked up among the known words, where it has few: the index compares a prefix
 *   beside other words or filters ten times slower than words.
 */
export const readText = `
with ${languagesWithStems},
token as materialized (
  select n, plain, array[plain, written_out] as spellings, n = max(n) over () as is_last,
    -- What an apostrophe cut off, or an initial.
    plain ~ '^[[:alpha:]]$' or exists (select from language where '{}' in (ts_lexize(stemmer, typed), ts_lexize(stemmer, plain))) as is_stop,
    array(
      select plain union select written_out
      union
      select stem from (
        select stemmer, unnest(ts_lexize(stemmer, plain) || ts_lexize(stemmer, written_out)) as stem from language
      ) stemmed group by stem having ${isStem}
      union
      select word from unnest(ts_lexize('italian_stem', plain)) stem, search_words where ${hasItalianStem('plain')}
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
  select n, word, documents, length(form) as form_length,
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
    where distance <= case when form_length >= 8 then 2 else 1 end
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
  select n, word, '' as suffix, false as is_beginning from token, unnest(forms) word
  union
  select n, word, '', false from correction
  union
  select n, word, '', true from last, unnest(completions) word
  where is_completed and not exists (select from token where is_last and word = any (forms))
  union
  select n, spelling, ':*', true from last, unnest(spellings) spelling where not is_completed
),
alternatives as (
  select n, is_stop and not (select bool_and(is_stop) from token) as is_optional,
    '(' || string_agg('''' || word || '''' || suffix, ' | ') || ')' as words,
    '(' || string_agg('''' || word || '''' || suffix, ' | ')
      filter (where not is_beginning or not (select is_known from last)) || ')' as whole_words
  from lexeme join token using (n) group by n, is_stop
)
select string_agg(words, ' & ' order by n) filter (where not is_optional) as strict,
  string_agg(words, ' | ' order by n) filter (where not is_optional) as loose,
  string_agg(words, ' & ' order by n) as ranking,
  string_agg(whole_words, ' & ' order by n) filter (where not is_optional) as whole
from alternatives`;
