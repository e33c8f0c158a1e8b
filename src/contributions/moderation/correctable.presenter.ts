import type { CorrectableMetadata, DateWords } from '../../contract/contribution.js';
import { pickLocalized } from '../../contract/localized.js';

/** The present values of a photo that a moderator may write, without the other columns of its row. */
export const correctableOf = (photo: CorrectableMetadata & DateWords): CorrectableMetadata & DateWords => ({
  ...pickLocalized(photo, 'title', 'description', 'notes', 'dateText'),
  year: photo.year,
  yearEstimated: photo.yearEstimated,
  yearStart: photo.yearStart,
  yearEnd: photo.yearEnd,
  author: photo.author,
  source: photo.source,
  license: photo.license,
  lat: photo.lat,
  lng: photo.lng,
  otherDates: photo.otherDates?.map(({ kind, dateText }) => ({ kind, dateText })) ?? [],
});
