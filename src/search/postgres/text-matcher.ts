import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { prepared } from '../../platform/database/prepared-statements.js';
import type { DocumentKind } from '../search-document.js';
import type { SearchFilters } from '../search-engine.js';
import { filtersOf, Parameters } from './document-conditions.js';
import { estimateOfMany } from './estimates.js';
import { readText } from './read-text.js';
import { hasWords, readSearchText } from '../search-text.js';
import { phraseQuery, titleQuery } from './phrase-query.js';

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
  /** All words one after the other; null for a single word. */
  together: string | null;
  /** `strict`, `whole` and `together`, where the words are in a title. */
  inTitle: TitleMatch;
}

/** A text as the title of a document may have it. */
export interface TitleMatch {
  words: string;
  /** Without words that the last one begins, where that is a word of its own: `tram` before `tramonto`. */
  whole: string;
  /** Null for a single word. */
  together: string | null;
}

/** What documents must match and what they are ranked by. */
export interface TextMatch {
  required: string;
  ranking: string;
  /** Matches at most what `required` does, and is faster to look up. */
  whole: string;
  /** Those that stand together count more; null for a single word. */
  together: string | null;
  /** Titles that have all words come first; null where not all words are required. */
  inTitle: TitleMatch | null;
  /** That are all required. */
  hasSeveralWords: boolean;
}

/** What the photos of a list must match. */
export interface PhotoTextMatch extends TextMatch {
  /**
   * About how many photos match the text and the filters; null where they are few enough to be counted at every request.
   * A photo whose year is uncertain counts for all years that it may be from.
   */
  estimate: number | null;
  /** Changes with the index. */
  indexVersion: string;
}

/**
 * Parses the queries of visitors: in any of the three languages, with typing errors, the last word possibly incomplete.
 */
@Injectable()
export class TextMatcher {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * For a list of photos in another order than by rank. Null when the text has no words: it then matches everything. A photo
   * must have all words, or any of them when no photo has all; filters never loosen the words.
   */
  async resolvePhotos(text: string, filters: SearchFilters): Promise<PhotoTextMatch | null> {
    if (!hasWords(text)) return null;
    return byIndex(this.dataSource, async (tx) => {
      const query = await this.read({ text, isFiltered: false }, tx);
      if (!query) return null;
      const strict = strictMatch(query);
      const estimate = await estimateList(strict, filters, tx);
      const isStrict = estimate !== null || (await isMatchedByAny('photo', query, tx));
      const match = isStrict ? strict : looseMatch(query);
      const [{ version }] = await tx.query<[{ version: string }]>('select last_value as version from search_version');
      return {
        ...match,
        estimate: isStrict ? estimate : await estimateList(match, filters, tx),
        indexVersion: version,
      };
    });
  }

  /**
   * What documents of a kind must match for a text: all words, or any of them when none has all, which `isLoosened` tells.
   * Null when the text has no words.
   */
  async resolve(kind: DocumentKind, text: string): Promise<{ required: string; isLoosened: boolean } | null> {
    if (!hasWords(text)) return null;
    return byIndex(this.dataSource, async (tx) => {
      const query = await this.read({ text, isFiltered: false }, tx);
      if (!query) return null;
      const isLoosened = !(await isMatchedByAny(kind, query, tx));
      return { required: isLoosened ? query.loose : query.strict, isLoosened };
    });
  }

  /** All words of a text, as a tsquery; null when it has none. */
  async required(text: string | undefined): Promise<string | null> {
    if (!hasWords(text)) return null;
    const query = await byIndex(this.dataSource, (tx) => this.read({ text: text ?? '', isFiltered: true }, tx));
    return query?.strict ?? null;
  }

  /** Null when the text has no words. `isFiltered`: documents must match other conditions besides. */
  async read(
    { text, isFiltered }: { text: string; isFiltered: boolean },
    tx: EntityManager,
  ): Promise<TextQuery | null> {
    const { words, phrases } = readSearchText(text);
    if (words.length === 0) return null;
    const [read] = await tx.query<[Omit<TextQuery, 'together' | 'inTitle'>]>(prepared(readText), [
      words.map(({ typed }) => typed),
      words.map(({ plain }) => plain),
      words.map(({ writtenOut }) => writtenOut),
      isFiltered,
    ]);
    const together = phraseQuery(words);
    const inTitle = {
      words: titleQuery(read.strict),
      whole: titleQuery(read.whole),
      together: together && titleQuery(together),
    };
    const query = { ...read, together, inTitle };
    const quoted = phrases.flatMap((phrase) => phraseQuery(phrase) ?? []);
    if (quoted.length === 0) return query;
    const withPhrases = (required: string): string => [`(${required})`, ...quoted].join(' & ');
    return { ...query, strict: withPhrases(query.strict), whole: withPhrases(query.whole) };
  }
}

function estimateList(
  { required, hasSeveralWords }: TextMatch,
  filters: SearchFilters,
  tx: EntityManager,
): Promise<number | null> {
  const parameters = new Parameters();
  const conditions = [`d.tsv @@ ${parameters.bind(required, 'tsquery')}`, ...filtersOf(filters, parameters)];
  return estimateOfMany(conditions, parameters, { areSeveral: hasSeveralWords || conditions.length > 1, tx });
}

export const strictMatch = ({ strict, loose, ranking, whole, together, inTitle }: TextQuery): TextMatch => ({
  required: strict,
  ranking,
  whole,
  together,
  inTitle,
  hasSeveralWords: strict !== loose,
});

export const looseMatch = ({ loose }: TextQuery): TextMatch => ({
  required: loose,
  ranking: loose,
  whole: loose,
  together: null,
  inTitle: null,
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
export async function byIndex<T>(dataSource: DataSource, run: (tx: EntityManager) => Promise<T>): Promise<T> {
  const runner = dataSource.createQueryRunner();
  try {
    // In one message: each takes as long as a small search.
    await runner.query('start transaction; set local enable_seqscan = off');
    const result = await run(runner.manager);
    await runner.query('commit');
    return result;
  } catch (error) {
    // What failed may be the connection.
    await runner.query('rollback').catch(() => {});
    throw error;
  } finally {
    await runner.release();
  }
}
