import type { Language } from '../../contract/languages.js';
import type { TitleMatch } from './text-matcher.js';

/**
 * The rank of a document `d` as SQL; both texts are tsquery expressions. Words of a title weigh ten times as much as those
 * of a description (D), those of aliases (C) seven times, keywords and names (B) four times; a match in the visitor's language adds a fifth.
 * Several words that stand together count three times: `piazza grande` is first of all a place. A title that has all words
 * comes before everything else, and before that one in which they stand together.
 */
export const rankOf = ({
  required,
  ranking,
  together,
  inTitle,
  language,
}: {
  required: string;
  ranking: string;
  /** Null for a single word. */
  together: string | null;
  /** Null where titles do not come first. */
  inTitle: TitleMatch | null;
  language: Language;
}): string =>
  `ts_rank('{0.1, 0.7, 0.4, 1.0}', d.tsv, ${ranking}, 1) * case when d.tsv_${language} @@ ${required} then 1.2::real else 1::real end${
    together ? ` * case when d.tsv @@ ${together} then 3::real else 1::real end` : ''
  }${inTitle ? ` + ${titleRank(inTitle)}` : ''}`;

/** More than all else adds up to. */
const titleRank = ({ words, whole, together }: TitleMatch): string =>
  `case${together ? ` when d.tsv @@ ${together} then 12::real` : ''} when d.tsv @@ ${whole} then 8::real
     when d.tsv @@ ${words} then 4::real else 0::real end`;
