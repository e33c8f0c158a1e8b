import {
  type Contribution,
  type ContributionField,
  contributionFields,
  fieldValue,
  isTranslated,
  type SuggestedField,
} from '../../src/contract/contribution.js';
import type { Language } from '../../src/contract/languages.js';
import type { Photo } from '../../src/contract/photo.js';

/** A photo's value of a field, in the page's language where the field is translated. */
export const presentValue = (photo: Photo, fieldName: ContributionField, language: Language): string | null =>
  fieldValue(photo, { fieldName, language });

/** Splits the fields into those without a value, which are offered first, and the others. Few photos have further dates: none is missing. */
export function fieldsToAsk(photo: Photo, language: Language) {
  const isMissing = (field: ContributionField) =>
    field !== 'otherDates' && presentValue(photo, field, language) === null;
  return {
    missing: contributionFields.filter(isMissing),
    present: contributionFields.filter((field) => !isMissing(field)),
  };
}

/** The member's pending suggestion for a field, or their pending memory: there is at most one of each, and it is edited. */
export const pendingFor = (
  contributions: Contribution[] | undefined,
  photo: Photo,
  fieldName: SuggestedField,
  language: Language,
): Contribution | undefined =>
  contributions?.find(
    (contribution) =>
      contribution.status === 'pending' &&
      contribution.photoId === photo.id &&
      contribution.fieldName === fieldName &&
      (fieldName === 'memory' || !isTranslated(fieldName) || contribution.language === language),
  );
