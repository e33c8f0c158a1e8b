import type { PageContext } from 'vike/types';
import { limits } from '../../src/contract/limits.js';
import { load } from '../../renderer/api/load.js';
import { queries } from '../../renderer/api/queries.js';
import {
  type EntityWithGuide,
  entitiesWithGuide,
  entityWithGuideFieldList,
} from '../../renderer/audio/entity-with-guide.js';
import { asCardEntity, cardFieldList } from '../../renderer/entities/card-entity.js';
import { asCardType } from '../../renderer/entities/card-type.js';
import { asCardPhoto, type CardPhoto } from '../../renderer/photos/card-photo.js';

export async function data(pageContext: PageContext) {
  const { language } = pageContext;
  const [photos, decades, guides, entities, entityTypes] = await Promise.all([
    featuredPhotos(pageContext),
    // Not essential: when these calls fail, the page is rendered without the sections.
    load(pageContext, queries.photoDecades()).catch(() => []),
    findGuides(pageContext).catch(() => null),
    load(pageContext, queries.randomEntities(limits.home.entities, cardFieldList(language))),
    load(pageContext, queries.entityTypes()),
  ]);
  return {
    photos,
    decades,
    guides,
    entities: entities.map((entity) => asCardEntity(entity, language)),
    entityTypes: entityTypes.map((type) => asCardType(type, language)),
  };
}

/** Eight popular photos; filled up with random ones where there are fewer. */
async function featuredPhotos(pageContext: PageContext): Promise<CardPhoto[]> {
  const wanted = limits.home.photos;
  const popular = await load(pageContext, queries.popularPhotos(wanted));
  const random = popular.length < wanted ? await load(pageContext, queries.randomPhotos(wanted)) : [];
  const others = random.filter(({ id }) => !popular.some((photo) => photo.id === id));
  return [...popular, ...others].slice(0, wanted).map((photo) => asCardPhoto(photo, pageContext.language));
}

interface Guides {
  /** Number of guides in the page's language. */
  count: number;
  /** The guide of the place with the most photographs. */
  entity: EntityWithGuide;
}

async function findGuides(pageContext: PageContext): Promise<Guides | null> {
  const { language } = pageContext;
  const { items, total } = await load(
    pageContext,
    queries.entityList({
      hasAudio: language,
      sort: 'photos',
      page: 1,
      pageSize: 1,
      fields: entityWithGuideFieldList(language),
    }),
  );
  const [entity] = entitiesWithGuide(items, language);
  return entity ? { count: total, entity } : null;
}
