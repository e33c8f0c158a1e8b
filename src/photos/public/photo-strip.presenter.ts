import { sizedRendition } from '../../contract/image.js';
import type { PhotoLink, PhotoStrip, PhotoThumbnail } from '../../contract/photo.js';
import type { WidthOf } from '../../contract/public-widths.js';
import { presentPublished } from '../../images/renditions.presenter.js';
import type { NeighbourRow } from './photo-neighbours.js';

/** @param rows the photo and those around it, by `place` */
export function presentStrip(rows: NeighbourRow[], widthOf: WidthOf): PhotoStrip {
  const before = rows.filter(({ place }) => place < 0);
  const after = rows.filter(({ place }) => place > 0);
  return {
    previous: presentLink(before.at(-1)),
    next: presentLink(after[0]),
    before: before.map((row) => presentThumbnail(row, widthOf)),
    after: after.map((row) => presentThumbnail(row, widthOf)),
  };
}

function presentThumbnail(row: NeighbourRow, widthOf: WidthOf): PhotoThumbnail {
  const { path: src, width, height } = sizedRendition(presentPublished(row, widthOf(row.license)), 1, 'webp');
  return { ...linkOf(row), src, width, height };
}

const presentLink = (row: NeighbourRow | undefined): PhotoLink | null => (row ? linkOf(row) : null);

/** Without what is read for the picture. */
function linkOf(row: NeighbourRow): PhotoLink {
  const link: PhotoLink & Partial<NeighbourRow> = { ...row };
  for (const name of ['place', 'license', 'originalSha256', 'renditions'] as const) delete link[name];
  return link;
}
