import type { CorrectableMetadata, DateWords } from '../../contract/contribution.js';

/** The present values of a photo that a moderator may write, without the other columns of its row. */
export const correctableOf = (photo: CorrectableMetadata & DateWords): CorrectableMetadata & DateWords => ({
  title: photo.title,
  titleEn: photo.titleEn,
  titleDe: photo.titleDe,
  description: photo.description,
  descriptionEn: photo.descriptionEn,
  descriptionDe: photo.descriptionDe,
  notes: photo.notes,
  notesEn: photo.notesEn,
  notesDe: photo.notesDe,
  year: photo.year,
  yearEstimated: photo.yearEstimated,
  yearStart: photo.yearStart,
  yearEnd: photo.yearEnd,
  dateText: photo.dateText,
  dateTextEn: photo.dateTextEn,
  dateTextDe: photo.dateTextDe,
  author: photo.author,
  source: photo.source,
  license: photo.license,
  lat: photo.lat,
  lng: photo.lng,
});
