import type { CaptionedPhoto } from '../../../../src/contract/captions.js';
import type { Language } from '../../../../src/contract/languages.js';
import { missingPicture } from '../../../../renderer/admin/photos/missing-picture.js';
import { captionDate, captionTitle, type CaptionText } from '../../../../renderer/admin/printing/caption.js';
import { DraftMark } from '../../../../renderer/admin/printing/DraftMark.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import type { Translate } from '../../../../renderer/i18n/translate.js';
import { useText } from '../../../../renderer/i18n/use-text.js';
import { renditionUrl } from '../../../../src/contract/image.js';
import type { SheetChoices, SheetLine } from './sheet-choices.js';
import './contact-sheet.css';

/** Pixels of an image: at three in a row 280 for each inch of paper, which printers show. */
const imageWidth: Record<SheetChoices['columns'], number> = { 3: 640, 4: 640, 5: 320 };

interface SheetPhotoProps {
  photo: CaptionedPhoto;
  lines: readonly SheetLine[];
  columns: SheetChoices['columns'];
}

/** A photo and its caption. Its image is not loaded lazily: what has not been scrolled to is printed as well. */
export function SheetPhoto({ photo, lines, columns }: SheetPhotoProps) {
  const { t } = useAdminText();
  const { t: site, language } = useText();
  const { image } = photo;
  return (
    <li>
      <div className="sheet-image">
        {image ? (
          <img
            src={renditionUrl(image, imageWidth[columns], 'webp')}
            alt=""
            width={image.width}
            height={image.height}
            decoding="async"
          />
        ) : (
          <span>{t(missingPicture(photo.status))}</span>
        )}
      </div>
      <DraftMark status={photo.status} />
      <div className="sheet-caption">
        {lines.map((line) => {
          const shown = texts[line](photo, language, site);
          return (
            shown && (
              <p key={line} className={`sheet-${line}`} lang={shown.lang}>
                {shown.text}
              </p>
            )
          );
        })}
      </div>
    </li>
  );
}

const plain = (text: string | null): CaptionText | null => (text ? { text } : null);

const texts: Record<SheetLine, (photo: CaptionedPhoto, language: Language, t: Translate) => CaptionText | null> = {
  number: ({ inventoryNumber }) => plain(inventoryNumber),
  title: captionTitle,
  date: captionDate,
  author: ({ author }) => plain(author),
  licence: ({ license }) => plain(license),
};
