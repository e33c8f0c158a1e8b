import { limits } from '../../src/contract/limits.js';
import type { TextRange } from '../../src/contract/search.js';
import { cutText, photoExcerpt, stripMarkup } from '../../src/contract/text.js';

export interface MarkedText {
  text: string;
  /** Parts of `text` that match a search. */
  marks: TextRange[];
}

/** Characters shown before the first match. */
const before = 40;

/**
 * The part of a description that a card shows: its start, or, where that has no match, what is around the first one. A text
 * with markup is shown without marks, because its ranges count the markup.
 * @param ranges parts of `description` that match
 */
export function excerptAround(description: string | null, ranges: readonly TextRange[]): MarkedText {
  const excerpt = photoExcerpt(description);
  const text = description ?? '';
  const [first] = ranges;
  if (!first || stripMarkup(text) !== text) return { text: excerpt, marks: [] };
  if (text.startsWith(excerpt.slice(0, first[1]))) return { text: excerpt, marks: within(ranges, excerpt, 0) };
  const begin = text.indexOf(' ', Math.max(0, first[0] - before)) + 1;
  const around = `…${cutText(text.slice(begin), { max: limits.excerpt.photo, spaceAfter: limits.excerpt.photoSpaceAfter })}`;
  return { text: around, marks: within(ranges, around, begin - 1) };
}

/** The ranges that are complete in `text`, which begins `offset` characters after the start of what they count. */
function within(ranges: readonly TextRange[], { length }: string, offset: number): TextRange[] {
  return ranges
    .map(([begin, end]): TextRange => [begin - offset, end - offset])
    .filter(([begin, end]) => begin >= 0 && end <= length);
}
