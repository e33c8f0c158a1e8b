import type { PageContext } from 'vike/types';
import type { EntityDetail, EntityRelation } from '../../../src/contract/entity.js';
import type { EntityType } from '../../../src/contract/entity-type.js';
import { entityPath } from '../../../src/contract/paths.js';
import { load } from '../../../renderer/api/load.js';
import { loadRecord } from '../../../renderer/api/load-record.js';
import { queries } from '../../../renderer/api/queries.js';
import { asCardEntity, type CardEntity } from '../../../renderer/entities/card-entity.js';
import { type Gallery, galleryOf, readGalleryFilters } from '../../../renderer/entities/gallery.js';
import { onlyLanguage } from '../../../renderer/i18n/only-language.js';
import { asCardPhoto, type CardPhoto } from '../../../renderer/photos/card-photo.js';

export interface RelatedCard extends Omit<EntityRelation, 'entity'> {
  entity: CardEntity;
}

export interface Data {
  entity: EntityDetail;
  entityTypes: EntityType[];
  related: RelatedCard[];
  gallery: Gallery<CardPhoto>;
}

export async function data(pageContext: PageContext): Promise<Data> {
  const { language } = pageContext;
  const entity = await loadRecord(pageContext, {
    byId: queries.entityById,
    bySlug: queries.entityBySlug,
    pathOf: entityPath,
  });

  const [entityTypes, relations, photos] = await Promise.all([
    load(pageContext, queries.entityTypes()),
    load(pageContext, queries.entityRelations(entity.id)),
    load(pageContext, queries.entityPhotos(entity.id)),
  ]);
  const gallery = galleryOf(photos, readGalleryFilters(pageContext.urlParsed.search));
  return {
    entity: onlyLanguage(entity, language),
    entityTypes: entityTypes.map((type) => onlyLanguage(type, language)),
    related: relations.map(({ entity: other, ...relation }) => ({
      ...onlyLanguage(relation, language),
      entity: asCardEntity(other, language),
    })),
    gallery: { ...gallery, photos: gallery.photos.map((photo) => asCardPhoto(photo, language)) },
  };
}
