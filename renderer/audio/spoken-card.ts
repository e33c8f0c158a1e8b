import type { AudioGuide } from '../../src/contract/audio.js';
import type { Entity } from '../../src/contract/entity.js';
import type { Language } from '../../src/contract/languages.js';
import { asCardEntity, type CardEntity, cardFieldList } from '../entities/card-entity.js';
import { guideOf } from '../entities/entity-words.js';

/** An entity with its audio guide in the page's language. */
export interface SpokenCard extends CardEntity {
  guide: AudioGuide;
}

/** The `fields` of a list that `withAudioGuide` reads. */
export const spokenFieldList = (language: Language): string => `${cardFieldList(language)},audio`;

/** Those of the entities that have a guide in the language. */
export const spokenCards = (cards: Entity[], language: Language): SpokenCard[] =>
  cards.flatMap((card) => {
    const guide = guideOf(card, language);
    return guide ? [{ ...asCardEntity(card, language), guide }] : [];
  });
