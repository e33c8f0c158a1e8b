import { renditionUrl } from '../contract/image.js';
import { pickMetadata } from '../contract/metadata/field.js';
import { photoMetadata } from '../contract/metadata/photo.js';
import { imageServicePath } from '../contract/paths.js';
import type { WidthOf } from '../contract/public-widths.js';
import type { Favorite } from '../contract/saved-item.js';
import type { Photo, PhotoBack, PhotoEntity, PhotoMetadata } from '../contract/photo.js';
import { publishedAddress } from '../images/published-address.js';
import { presentPublished } from '../images/renditions.presenter.js';
import type { BackRecord } from './back-of-photo.js';
import type { PhotoRecord, PhotoRelations } from './public/photos.repository.js';
import { presentTag } from './tags/tag.presenter.js';

/** Only for published photos, which always have renditions. */
export function presentPhoto(row: PhotoRecord, widthOf: WidthOf, relations?: Partial<PhotoRelations>): Photo {
  const image = presentPublished(row, widthOf(row.license));
  return {
    id: row.id,
    slug: row.slug,
    ...presentMetadata(row),
    imageUrl: renditionUrl(image, 1280, 'jpg'),
    thumbUrl: renditionUrl(image, 640, 'jpg'),
    image,
    imageService: publishedAddress(imageServicePath(row.id)),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    uploadedBy: row.uploaderName,
    contributor: row.creditsContributor ? row.uploaderName : null,
    ...(relations?.tags && { tags: (relations.tags.get(row.id) ?? []).map(presentTag) }),
    ...(relations?.entities && { entities: relations.entities.get(row.id) ?? [] }),
    ...(row.fonds && { fonds: row.fonds }),
    ...(row.otherDates && { otherDates: row.otherDates }),
    ...(row.back !== undefined && { back: row.back && presentBack(row.back, widthOf) }),
    ...(row.isFavorite !== null && { isFavorite: row.isFavorite }),
  };
}

export function presentBack({ originalSha256, renditions, ...back }: BackRecord, widthOf: WidthOf): PhotoBack {
  const image = presentPublished({ originalSha256, renditions }, widthOf(back.license));
  return {
    ...back,
    imageUrl: renditionUrl(image, 1280, 'jpg'),
    image,
    imageService: publishedAddress(imageServicePath(back.id)),
  };
}

export const presentFavorite = (
  row: PhotoRecord & { favoritedAt: Date },
  widthOf: WidthOf,
  entities: PhotoEntity[],
): Favorite => ({
  ...presentPhoto(row, widthOf),
  entities,
  isFavorite: true,
  createdAt: row.favoritedAt.toISOString(),
});

/** The metadata of a photo, without the other columns of its row. */
export const presentMetadata = (row: PhotoMetadata): PhotoMetadata => pickMetadata(photoMetadata, row);
