import { renditionUrl } from '../../../src/contract/image.js';
import type { Language } from '../../../src/contract/languages.js';
import { fallbackLang, localized } from '../../../src/contract/localized.js';
import type { Photo, PhotoLink, PhotoStrip } from '../../../src/contract/photo.js';

/** A small picture of the strip: the attributes of its image, and where it leads. */
export interface StripPhoto {
  slug: string;
  /** The photograph of the page. */
  isShown: boolean;
  src: string;
  alt: string;
  /** Of `alt`, where it is not the page's. */
  lang?: string | undefined;
  /** In pixels, at the height of the strip. */
  width: number;
}

/** In pixels. */
export const stripHeight = 64;
/** A picture that is narrower is no target for a finger, one that is wider leaves no room for others: it is cropped. */
const [narrowest, widest] = [44, 160];

/** @param around null where the photographs around it cannot be had: it stands alone */
export function stripOf(photo: Photo, around: PhotoStrip | null, language: Language): StripPhoto[] {
  const { image } = photo;
  const shown = { ...photo, src: renditionUrl(image, 1, 'webp'), width: image.width, height: image.height };
  return [...(around?.before ?? []), shown, ...(around?.after ?? [])].map((each) => ({
    slug: each.slug,
    isShown: each === shown,
    src: each.src,
    alt: [localized(each, 'title', language), yearsOf(each)].filter(Boolean).join(', '),
    lang: fallbackLang(each, 'title', language),
    width: Math.round(Math.min(widest, Math.max(narrowest, (stripHeight * each.width) / each.height))),
  }));
}

const yearsOf = ({ year, yearStart, yearEnd }: PhotoLink): string =>
  year === null ? [...new Set([yearStart, yearEnd])].filter((known) => known !== null).join('–') : String(year);

/** The strip as it is in the document: its data are not sent a second time. Browser only. */
export const shownStrip = (): StripPhoto[] =>
  [...document.querySelectorAll<HTMLImageElement>('.strip img')].map((picture) => {
    const attribute = (name: string): string | undefined => picture.getAttribute(name) ?? undefined;
    const link = picture.closest('a');
    return {
      slug: link?.pathname.split('/').at(-1) ?? '',
      isShown: !link,
      src: attribute('src') ?? '',
      alt: picture.alt,
      lang: attribute('lang'),
      width: picture.width,
    };
  });
