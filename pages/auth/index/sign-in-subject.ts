import type { EntityDetail } from '../../../src/contract/entity.js';
import type { Renditions } from '../../../src/contract/image.js';
import type { Language } from '../../../src/contract/languages.js';
import { fallbackLang, localized } from '../../../src/contract/localized.js';
import type { Photo } from '../../../src/contract/photo.js';
import type { ArchiveQuery } from '../../../renderer/api/load.js';
import { queries } from '../../../renderer/api/queries.js';
import type { SavableItem } from '../../../renderer/saved-items/saved-items.js';

/** The photo or entity that a visitor wants to save or to write about. */
export interface SignInSubject {
  title: string;
  /** Where it is not that of the page. */
  titleLang: Language | undefined;
  image: Renditions | null;
}

/** A photo or an entity by its id or its slug. */
export interface SubjectKey {
  kind: SavableItem['kind'];
  id: number | string;
}

/** The query of the subject, and what makes the subject of its answer. */
export const subjectQuery = ({ kind, id }: SubjectKey): ArchiveQuery<Photo | EntityDetail> => {
  if (kind === 'photo') return typeof id === 'number' ? queries.photoById(id) : queries.photoBySlug(id);
  return typeof id === 'number' ? queries.entityById(id) : queries.entityBySlug(id);
};

export const subjectOf = (record: Photo | EntityDetail, language: Language): SignInSubject =>
  'title' in record
    ? {
        title: localized(record, 'title', language),
        titleLang: fallbackLang(record, 'title', language),
        image: record.image,
      }
    : {
        title: localized(record, 'name', language),
        titleLang: fallbackLang(record, 'name', language),
        image: record.coverPhoto?.image ?? null,
      };
