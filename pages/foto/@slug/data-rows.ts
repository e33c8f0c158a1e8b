import type { Language } from '../../../src/contract/languages.js';
import type { Photo } from '../../../src/contract/photo.js';
import { compassPoint } from '../../../renderer/i18n/compass-point.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import type { Translate } from '../../../renderer/i18n/translate.js';
import type { DataSheetRow } from '../../../renderer/ui/DataSheet.js';

/** The pixels of the original, or of what the public sees of it. */
export const sizeRow = (
  { width, height, isReduced }: Photo['image'],
  { t, language }: { t: Translate; language: Language },
): DataSheetRow => [
  t(isReduced ? 'photo.publicSize' : 'photo.original'),
  t('photo.originalSize', { width: formatNumber(width, language), height: formatNumber(height, language) }),
];

/** Where the photographer looked; null where it is not known. */
export const bearingText = ({ bearing }: Pick<Photo, 'bearing'>, t: Translate): string | null =>
  bearing === null
    ? null
    : t('photo.bearing', { degrees: bearing, point: t(`photo.compass.${compassPoint(bearing)}`) });
