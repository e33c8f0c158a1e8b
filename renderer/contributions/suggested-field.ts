import {
  type Contribution,
  type ContributionField,
  contributionFields,
  fieldValue,
  isTranslated,
} from '../../src/contract/contribution.js';
import type { Language } from '../../src/contract/languages.js';
import type { Photo } from '../../src/contract/photo.js';

/** What a photo says in a field, in the language of the page where the field has languages. */
export const presentValue = (photo: Photo, fieldName: ContributionField, language: Language): string | null =>
  fieldValue(photo, { fieldName, language });

/** The fields that the photo says nothing in, and the others: what is missing is asked for first. */
export function fieldsToAsk(photo: Photo, language: Language) {
  const isMissing = (field: ContributionField) => presentValue(photo, field, language) === null;
  return {
    missing: contributionFields.filter(isMissing),
    present: contributionFields.filter((field) => !isMissing(field)),
  };
}

/** A member has one pending suggestion for each field: it is changed, not doubled. */
export const pendingFor = (
  contributions: Contribution[] | undefined,
  photo: Photo,
  fieldName: ContributionField,
  language: Language,
): Contribution | undefined =>
  contributions?.find(
    (contribution) =>
      contribution.status === 'pending' &&
      contribution.photoId === photo.id &&
      contribution.fieldName === fieldName &&
      (!isTranslated(fieldName) || contribution.language === language),
  );
