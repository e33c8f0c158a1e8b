import type { PageContext } from 'vike/types';
import { limits } from '../../src/contract/limits.js';
import { pageMax } from '../../src/contract/page.js';
import type { Photo } from '../../src/contract/photo.js';
import { load } from '../../renderer/api/load.js';
import { queries } from '../../renderer/api/queries.js';
import {
  type EntityWithGuide,
  entitiesWithGuide,
  entityWithGuideFieldList,
} from '../../renderer/audio/entity-with-guide.js';
import { asCardEntity, cardFieldList } from '../../renderer/entities/card-entity.js';
import { asCardType } from '../../renderer/entities/card-type.js';
import {
  asCardPhoto,
  asLargePhoto,
  cardFieldList as cardFieldsOfPhoto,
  type CardPhoto,
} from '../../renderer/photos/card-photo.js';
import { findPhotoOfTheDay } from '../../renderer/photos/find-photo-of-the-day.js';
import { type HomeDecade, homeDecades } from './home-decade.js';

export async function data(pageContext: PageContext) {
  const { language } = pageContext;
  const [hero, photos, undated, decades, guides, entities, entityTypes] = await Promise.all([
    heroPhoto(pageContext),
    featuredPhotos(pageContext),
    // Not essential: when these calls fail, the page is rendered without the sections.
    findUndatedPhoto(pageContext).catch(() => null),
    findDecades(pageContext).catch(() => []),
    findGuides(pageContext).catch(() => null),
    load(pageContext, queries.randomEntities(limits.home.entities, cardFieldList(language))),
    load(pageContext, queries.entityTypes()),
  ]);
  const shown = hero ?? { photo: photos[0] ?? null, isOfTheDay: false };
  return {
    hero: shown,
    // That of the hero at the end, so that it is not seen twice in a row.
    photos: [
      ...photos.filter(({ id }) => id !== shown.photo?.id),
      ...photos.filter(({ id }) => id === shown.photo?.id),
    ],
    undated,
    decades,
    guides,
    entities: entities.map((entity) => asCardEntity(entity, language)),
    entityTypes: entityTypes.map((type) => asCardType(type, language)),
  };
}

/** The decades of the ruler; without their photographs where that call fails. */
async function findDecades(pageContext: PageContext): Promise<HomeDecade[]> {
  const { language } = pageContext;
  const [counts, best] = await Promise.all([
    load(pageContext, queries.photoDecades()),
    load(pageContext, queries.photosOfDecades(cardFieldsOfPhoto(language))).catch(() => []),
  ]);
  return homeDecades(counts, best, language);
}

interface HeroPhoto {
  photo: CardPhoto | null;
  isOfTheDay: boolean;
}

/** The photo that an administrator has chosen, or that of the day; null where there is neither. */
async function heroPhoto(pageContext: PageContext): Promise<HeroPhoto | null> {
  const { language, site } = pageContext;
  const pinned =
    site.heroPhotoId === null ? null : await orNull(load(pageContext, queries.photoById(site.heroPhotoId)));
  if (pinned) return { photo: asLargePhoto(pinned, language), isOfTheDay: false };
  const ofTheDay = await findPhotoOfTheDay(pageContext);
  return ofTheDay && { photo: ofTheDay, isOfTheDay: true };
}

/** A photo may have been removed since. */
const orNull = <Answer>(answer: Promise<Answer>): Promise<Answer | null> => answer.catch(() => null);

/** The last photo in the order by year, where the undated ones are at the end; null where all have a date. */
async function findUndatedPhoto(pageContext: PageContext): Promise<CardPhoto | null> {
  const { language } = pageContext;
  const last = queries.photoList({
    sortBy: 'year',
    limit: 1,
    page: pageMax,
    fields: cardFieldsOfPhoto(language),
  });
  const [photo] = (await load(pageContext, last)).items;
  return photo && photo.year === null ? asCardPhoto(photo, language) : null;
}

/**
 * Eight photos: those that administrators have chosen, then popular ones with date and description; filled up with random
 * ones where there are fewer.
 */
async function featuredPhotos(pageContext: PageContext): Promise<CardPhoto[]> {
  const limit = limits.home.photos;
  const fields = cardFieldsOfPhoto(pageContext.language);
  const [chosen, popular] = await Promise.all([
    pageContext.site.featuredPhotoIds.length > 0 ? load(pageContext, queries.featuredPhotos(fields)) : [],
    load(pageContext, queries.popularPhotos({ limit, complete: true, fields })),
  ]);
  const first = withoutRepeats([...chosen, ...popular]);
  const random = first.length < limit ? await load(pageContext, queries.randomPhotos({ limit, fields })) : [];
  return withoutRepeats([...first, ...random])
    .slice(0, limit)
    .map((photo) => asCardPhoto(photo, pageContext.language));
}

const withoutRepeats = (photos: Photo[]): Photo[] => [...new Map(photos.map((photo) => [photo.id, photo])).values()];

interface Guides {
  /** Number of guides in the page's language. */
  count: number;
  /** The guide of the place with the most photographs. */
  entity: EntityWithGuide;
}

async function findGuides(pageContext: PageContext): Promise<Guides | null> {
  const { language, site } = pageContext;
  // Looking through all cards for guides is a third of what this page costs the database.
  if (!site.audioLanguages.includes(language)) return null;
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
