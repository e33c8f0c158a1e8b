import type { PageContext } from 'vike/types';
import type { EntityDetail, EntityRelation } from '../../../src/contract/entity.js';
import { byLanguage } from '../../../src/contract/languages.js';
import { load } from '../../../renderer/api/load.js';
import { queries } from '../../../renderer/api/queries.js';
import { asCardEntity, type CardEntity } from '../../../renderer/entities/card-entity.js';
import { asCardType, type CardType } from '../../../renderer/entities/card-type.js';
import type { Gallery } from '../../../renderer/entities/gallery.js';
import { onlyLanguage } from '../../../renderer/i18n/only-language.js';
import type { CardPhoto } from '../../../renderer/photos/card-photo.js';
import { loadGallery } from './load-gallery.js';

export interface RelatedCard extends Omit<EntityRelation, 'entity'> {
  entity: CardEntity;
}

export interface EntityPageData {
  entity: EntityDetail;
  entityTypes: CardType[];
  related: RelatedCard[];
  gallery: Gallery<CardPhoto>;
}

/** What the page of an entity shows, or its preview. */
export async function entityPageData(entity: EntityDetail, pageContext: PageContext): Promise<EntityPageData> {
  const { language } = pageContext;
  const [entityTypes, relations, gallery] = await Promise.all([
    load(pageContext, queries.entityTypes()),
    load(pageContext, queries.entityRelations(entity.id)),
    loadGallery(entity.id, pageContext),
  ]);
  return {
    entity: {
      ...onlyLanguage(entity, language),
      audio: entity.audio && { ...byLanguage(() => null), [language]: entity.audio[language] },
    },
    entityTypes: entityTypes.map((type) => asCardType(type, language)),
    related: relations.map(({ entity: other, ...relation }) => ({
      ...onlyLanguage(relation, language),
      entity: asCardEntity(other, language),
    })),
    gallery,
  };
}
