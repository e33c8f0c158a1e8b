import type { CaptionedPhoto } from '../../../../src/contract/captions.js';
import type { Language } from '../../../../src/contract/languages.js';
import { withLanguage } from '../../../../src/contract/languages.js';
import { photoPath } from '../../../../src/contract/paths.js';
import type { PhotoStatus } from '../../../../src/contract/photo.js';
import {
  captionDate,
  captionObject,
  captionTitle,
  type CaptionText,
} from '../../../../renderer/admin/printing/caption.js';
import type { Translate } from '../../../../renderer/i18n/translate.js';
import type { LabelLine } from './label-choices.js';

/** What a label says in one language. */
export interface LabelTexts {
  language: Language;
  title: CaptionText;
  date: CaptionText | null;
  object: CaptionText | null;
}

/** A label in an exhibition: what is the same in every language once, the rest in each. */
export interface Label {
  photoId: number;
  status: PhotoStatus;
  author: string | null;
  texts: LabelTexts[];
  /** Who holds the object, or where the image is from, and its number there. */
  origin: string | null;
  credit: string | null;
  licence: string | null;
  /** The address of the photo's page; null where the public has none. */
  address: string | null;
}

interface Wording {
  language: Language;
  t: Translate;
}

/**
 * The label of a photo with the chosen lines.
 * @param site its address, as in `https://archive.example.org`
 */
export function labelOf(
  photo: CaptionedPhoto,
  { wordings, lines, site }: { wordings: readonly Wording[]; lines: readonly LabelLine[]; site: string },
): Label {
  const has = (line: LabelLine): boolean => lines.includes(line);
  const texts = wordings.map(({ language, t }): LabelTexts => ({
    language,
    title: captionTitle(photo, language),
    date: has('date') ? captionDate(photo, language, t) : null,
    object: has('technique') ? captionObject(photo, language) : null,
  }));
  const origin = [
    has('source') ? (photo.holdingInstitution ?? photo.source) : null,
    has('number') ? photo.inventoryNumber : null,
  ];
  const held = origin.filter(Boolean).join(', ');
  const credit = has('credit') ? photo.creditLine : null;
  const isPublic = photo.status === 'published';
  return {
    photoId: photo.id,
    status: photo.status,
    author: has('author') ? photo.author : null,
    texts: texts.filter((text, n) => !texts.slice(0, n).some((earlier) => isSame(text, earlier))),
    // Many credit lines begin with both.
    origin: held && !credit?.includes(held) ? held : null,
    credit,
    licence: has('licence') ? photo.license : null,
    address:
      has('code') && isPublic && wordings[0] ? site + withLanguage(wordings[0].language, photoPath(photo.slug)) : null,
  };
}

/** A text that has no translation would only be repeated. */
const isSame = (one: LabelTexts, other: LabelTexts): boolean =>
  (['title', 'date', 'object'] as const).every((part) => one[part]?.text === other[part]?.text);
