import type { FondsName } from '../fonds.js';
import { type Language, withLanguage } from '../languages.js';
import { localized } from '../localized.js';
import { fondsPath } from '../paths.js';

export interface Where {
  origin: string;
  language: Language;
}

/** A fonds as others name it: what is part of an archive, and a collection of what is in it (schema.org). */
export const fondsNameLd = (fonds: FondsName, { origin, language }: Where): object => ({
  '@type': ['ArchiveComponent', 'Collection'],
  '@id': origin + withLanguage(language, fondsPath(fonds.slug)),
  name: localized(fonds, 'title', language),
});
