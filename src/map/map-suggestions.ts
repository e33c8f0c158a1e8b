import { Injectable } from '@nestjs/common';
import { defaultLanguage, type Language } from '../contract/languages.js';
import { mapLimits } from '../contract/map-limits.js';
import { localized } from '../contract/localized.js';
import type { MapSuggestion, MapSuggestionsQuery } from '../contract/map.js';
import { EntitiesService } from '../entities/public/entities.service.js';
import { PhotosService } from '../photos/public/photos.service.js';
import { byImportance } from '../search/by-importance.js';
import { SearchEngine } from '../search/search-engine.js';
import { hasWords } from '../search/search-text.js';
import { searchWords } from '../search/search-words.js';
import { MapIndex } from './map-index.js';
import type { MapPoints } from './map-points.js';

/** Of the best matches of each kind, so many are looked at: some have no position. */
const foundMax = 100;

/** Finds places on the map by a text: entities by name, story and type, photos by title, description and year. */
@Injectable()
export class MapSuggestions {
  constructor(
    private readonly engine: SearchEngine,
    private readonly index: MapIndex,
    private readonly photos: PhotosService,
    private readonly entities: EntitiesService,
  ) {}

  /** Those that match by their name come first, and entities before photos; of entities those that most photos show. */
  async list({ q = '', language = defaultLanguage }: MapSuggestionsQuery): Promise<MapSuggestion[]> {
    if (!hasWords(q)) return [];
    const records = await this.index.current();
    const find = { text: q, language, limit: foundMax, offset: 0 };
    const [entities, photos] = [
      await this.engine.find({ ...find, kind: 'entity' }),
      await this.engine.find({ ...find, kind: 'photo' }),
    ];
    const words = searchWords(q).map(({ plain }) => plain);
    return [
      ...(await this.entitiesOf(onMap(records.entities, entities.ids), { q, language })),
      ...(await this.photosOf(onMap(records.photos, photos.ids).slice(0, mapLimits.suggestions), language)),
    ]
      .map((suggestion) => ({ suggestion, isByName: isNamed(suggestion.name, words) }))
      .sort((one, other) => Number(other.isByName) - Number(one.isByName))
      .slice(0, mapLimits.suggestions)
      .map(({ suggestion }) => suggestion);
  }

  private async entitiesOf(
    ids: number[],
    { q, language }: { q: string; language: Language },
  ): Promise<MapSuggestion[]> {
    const found = byImportance(await this.entities.findByIds(ids), q, (entity) => ({
      name: localized(entity, 'name', language),
      otherNames: entity.historicalName === null ? [] : [entity.historicalName],
      photos: entity.photo_count,
    }));
    return found.flatMap((entity) => {
      const { id, slug, lat, lng, entityTypeCode: type } = entity;
      if (lat === null || lng === null || entity.stillExists === false) return [];
      const name = localized(entity, 'name', language);
      return { kind: 'entity', id, slug, name, type, year: null, yearStart: null, yearEnd: null, lat, lng };
    });
  }

  private async photosOf(ids: number[], language: Language): Promise<MapSuggestion[]> {
    return (await this.photos.findByIds(ids)).flatMap((photo) => {
      const { id, slug, year, yearStart, yearEnd, lat, lng } = photo;
      if (lat === null || lng === null) return [];
      const name = localized(photo, 'title', language);
      return { kind: 'photo', id, slug, name, type: null, year, yearStart, yearEnd, lat, lng };
    });
  }
}

/** Those with a position, in the given order. */
const onMap = (points: MapPoints, ids: number[]): number[] => ids.filter((id) => points.has(id));

/** Whether each word begins a word of the name. */
function isNamed(name: string, words: string[]): boolean {
  const ofName = searchWords(name).map(({ plain }) => plain);
  return words.every((word) => ofName.some((other) => other.startsWith(word)));
}
