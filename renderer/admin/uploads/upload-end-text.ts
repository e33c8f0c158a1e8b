import type { TranslateForAdmin } from '../../i18n/admin-translate.js';
import { adminPhotosPath } from '../admin-photo-queries.js';
import { countOutcomes } from './follow-to-end.js';
import type { Upload } from './upload.js';

/** Where the photos of an upload are that has ended. */
export const endPath = adminPhotosPath({ mine: true, lastUpload: true });

/** How uploads ended: `3 drafts ready · 1 failed`. */
export const endText = (uploads: readonly Upload[], t: TranslateForAdmin): string =>
  countOutcomes(uploads)
    .map(({ outcome, count }) => t(`uploads.ended.${outcome}`, { count }))
    .join(' · ');
