import type { SuggestedField, WrittenField } from '../../../src/contract/contribution.js';
import type { Translate } from '../../i18n/translate.js';

/** The name of a field of a photo, as members read it. */
export const fieldName = (field: SuggestedField | WrittenField, t: Translate): string =>
  field === 'notes' ? t('photo.fields.notes') : t(`contribution.fields.${field}`);
