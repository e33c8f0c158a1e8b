import type { AudioGuide } from '../../src/contract/audio.js';
import type { Entity } from '../../src/contract/entity.js';
import type { Language } from '../../src/contract/languages.js';
import { asCardEntity, type CardEntity, cardFieldList } from '../entities/card-entity.js';
import { guideOf } from '../../src/contract/entity-guide.js';

/** An entity with its audio guide in the page's language. */
export interface EntityWithGuide extends CardEntity {
  guide: AudioGuide;
}

/** The `fields` of a list that `withAudioGuide` reads. */
export const entityWithGuideFieldList = (language: Language): string => `${cardFieldList(language)},audio`;

/** Those of the entities that have a guide in the language. */
export const entitiesWithGuide = (entities: Entity[], language: Language): EntityWithGuide[] =>
  entities.flatMap((entity) => {
    const guide = guideOf(entity, language);
    return guide ? [{ ...asCardEntity(entity, language), guide }] : [];
  });
