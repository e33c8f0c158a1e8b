import { ownSeriesKey, seriesKey } from '../search/series-key.js';
import { hasWords } from '../search/search-text.js';
import { untitled } from '../contract/untitled.js';

/** The key of a photo's series, by its Italian title, which every photo has. One without a title of its own is of no other's. */
export const photoSeries = ({ id, title }: { id: number; title: string }): string =>
  title === untitled.title || !hasWords(title) ? ownSeriesKey(id) : seriesKey(title);
