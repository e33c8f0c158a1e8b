import { titleText } from '../../contract/metadata/texts.js';
import type { PhotoLink, PhotoNeighbours } from '../../contract/photo.js';
import { PresentedMetadata } from '../../platform/http/metadata-dto.js';

export class PhotoLinkDto extends PresentedMetadata({ title: titleText }) implements PhotoLink {
  id: number;
  slug: string;
  year: number | null;
  yearEstimated: boolean;
  yearStart: number | null;
  yearEnd: number | null;
}

export class PhotoNeighboursDto implements PhotoNeighbours {
  previous: PhotoLinkDto | null;
  next: PhotoLinkDto | null;
}
