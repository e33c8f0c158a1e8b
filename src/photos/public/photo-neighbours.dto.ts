import type { PhotoLink, PhotoNeighbours } from '../../contract/photo.js';

export class PhotoLinkDto implements PhotoLink {
  id: number;
  slug: string;
  title: string;
  titleEn: string | null;
  titleDe: string | null;
  year: number | null;
  yearEstimated: boolean;
  yearStart: number | null;
  yearEnd: number | null;
}

export class PhotoNeighboursDto implements PhotoNeighbours {
  previous: PhotoLinkDto | null;
  next: PhotoLinkDto | null;
}
