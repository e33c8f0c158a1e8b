import { createHash } from 'node:crypto';
import { seriesTitle } from '../contract/series.js';
import { searchWords } from './search-words.js';

/** What two photos of one series have in common: a bigint as PostgreSQL has them, as text. Spellings of a title are one. */
export const seriesKey = (title: string): string =>
  hashed(
    searchWords(seriesTitle(title))
      .map(({ plain }) => plain)
      .join(' '),
  );

/** The series of a photo that is alone in it, because its title says nothing. */
export const ownSeriesKey = (photoId: number): string => hashed(`photo:${photoId}`);

const hashed = (text: string): string => createHash('sha256').update(text).digest().readBigInt64BE(0).toString();
