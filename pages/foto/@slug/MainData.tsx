import type { Photo } from '../../../src/contract/photo.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { DataSheet } from '../../../renderer/ui/DataSheet.js';
import { bearingText, sizeRow } from './data-rows.js';

/** Of the data sheet, what one looks for first; narrow windows have the sheet right below. */
export function MainData({ photo }: { photo: Photo }) {
  const { t, language } = useText();
  const { author, source } = photo;
  return (
    <div className="max-lg:hidden print:hidden">
      <DataSheet
        rows={[
          author ? [t('photo.fields.author'), author] : [t('photo.fields.source'), source],
          sizeRow(photo.image, { t, language }),
          [t('photo.gaze'), bearingText(photo, t)],
        ]}
      />
    </div>
  );
}
