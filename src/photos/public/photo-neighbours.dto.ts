import { titleText } from '../../contract/metadata/texts.js';
import type { PhotoLink, PhotoStrip, PhotoThumbnail } from '../../contract/photo.js';
import { PresentedMetadata } from '../../platform/http/metadata-dto.js';

export class PhotoLinkDto extends PresentedMetadata({ title: titleText }) implements PhotoLink {
  id: number;
  slug: string;
  year: number | null;
  yearEstimated: boolean;
  yearStart: number | null;
  yearEnd: number | null;
}

export class PhotoThumbnailDto extends PhotoLinkDto implements PhotoThumbnail {
  /** Path of its smallest WebP. */
  src: string;
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
}

export class PhotoStripDto implements PhotoStrip {
  previous: PhotoLinkDto | null;
  next: PhotoLinkDto | null;
  /** Up to eight photos before it; the last is the one right before it. */
  before: PhotoThumbnailDto[];
  /** Up to eight photos after it. */
  after: PhotoThumbnailDto[];
}
