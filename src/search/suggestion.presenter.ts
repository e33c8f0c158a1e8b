import type { Language } from '../contract/languages.js';
import { fallbackLang, type LocalizedOrNull, localized } from '../contract/localized.js';
import type { Photo } from '../contract/photo.js';
import type { SuggestedEntity, SuggestedName, SuggestedPhoto, TextRange } from '../contract/search.js';
import type { NamedEntity } from './document-sources.js';
import { highlightsOf } from './highlights.js';

/** What is typed, and in which language a name is wanted. */
interface Wanted {
  text: string;
  language: Language;
}

export function presentSuggestedEntity(entity: NamedEntity, wanted: Wanted): SuggestedEntity {
  const { id, slug, entityTypeCode, otherNames } = entity;
  const name = presentName(entity, 'name', wanted);
  const aliases = otherNames.map((alias) => ({ text: alias, marks: marksIn(alias, wanted.text) }));
  const matching = aliases.find(({ marks }) => marks.length > 0) ?? null;
  return { id, slug, entityTypeCode, name, alias: name.marks.length > 0 ? null : matching };
}

export function presentSuggestedPhoto(photo: Photo, wanted: Wanted): SuggestedPhoto {
  const { id, slug, year, yearEstimated, yearStart, yearEnd, image } = photo;
  return { id, slug, title: presentName(photo, 'title', wanted), year, yearEstimated, yearStart, yearEnd, image };
}

function presentName<Field extends string>(
  record: LocalizedOrNull<Field>,
  field: Field,
  { text, language }: Wanted,
): SuggestedName {
  const name = localized(record, field, language) ?? '';
  return { text: name, language: fallbackLang(record, field, language) ?? language, marks: marksIn(name, text) };
}

const marksIn = (name: string, text: string): TextRange[] => highlightsOf(text, { name }).name;
