import type { PageContext } from 'vike/types';
import { redirect } from 'vike/abort';
import type { EntityDetail, EntityRelation } from '../../../src/contract/entity.js';
import type { EntityType } from '../../../src/contract/entity-type.js';
import { withLanguage } from '../../../src/contract/languages.js';
import { entityPath } from '../../../src/contract/paths.js';
import { abortPage } from '../../../renderer/api/abort-page.js';
import { load } from '../../../renderer/api/load.js';
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
  const slug = pageContext.routeParams['slug'] ?? '';
  const entity = await load(pageContext, queries.entityBySlug(slug)).catch((error: unknown) => {
    throw abortPage(error);
  });
  if (entity.slug !== slug) throw redirect(withLanguage(language, entityPath(entity.slug)), 301);

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
