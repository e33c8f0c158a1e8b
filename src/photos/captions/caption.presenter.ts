import { type CaptionedPhoto, type CaptionField, captionFields } from '../../contract/captions.js';
import { presentRenditions } from '../../images/renditions.presenter.js';
import type { CaptionedRow } from './captions.repository.js';

export const presentCaptionedPhoto = (row: CaptionedRow): CaptionedPhoto => ({
  id: row.id,
  slug: row.slug,
  status: row.status,
  image: row.renditions && presentRenditions(row),
  ...(Object.fromEntries(captionFields.map((field) => [field, row[field]])) as Pick<CaptionedRow, CaptionField>),
});
