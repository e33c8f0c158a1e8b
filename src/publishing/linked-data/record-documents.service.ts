import { Injectable } from '@nestjs/common';
import { anonymous } from '../../contract/access.js';
import { DomainError } from '../../contract/errors.js';
import type { Language } from '../../contract/languages.js';
import { entityGraph, linkedDataOf, photoGraph } from '../../contract/linked-data/record-graph.js';
import type { PublicRecordKind } from '../../contract/paths.js';
import { EntitiesService } from '../../entities/public/entities.service.js';
import { PhotosService } from '../../photos/public/photos.service.js';
import { Config } from '../../platform/config/config.js';
import { SettingsService } from '../../settings/settings.service.js';
import { entityFeature, type Feature, photoFeature } from '../geojson/feature-collection.js';
import { dataCatalog } from './data-catalog.js';
import { ercOfEntity, ercOfPhoto, ercOfRemoved } from './erc.js';

/** Single records as programs read them. @throws DomainError of `byId` for a record that is not there, or gone */
@Injectable()
export class RecordDocuments {
  constructor(
    private readonly config: Config,
    private readonly photos: PhotosService,
    private readonly entities: EntitiesService,
    private readonly settings: SettingsService,
  ) {}

  /** DCAT-AP in Turtle. */
  async catalog(): Promise<string> {
    return dataCatalog({ origin: this.config.publicUrl, settings: await this.settings.site() });
  }

  /** JSON-LD, as the record's page has it in this language. */
  async linkedData(kind: PublicRecordKind, id: number, language: Language): Promise<object> {
    const where = { origin: this.config.publicUrl, language, site: await this.settings.site() };
    return linkedDataOf(
      kind === 'photo'
        ? photoGraph(await this.photos.byId({ id }), where)
        : entityGraph(await this.entities.byId({ id }, anonymous), where),
    );
  }

  /** A feature of GeoJSON, as its list has it. @throws DomainError not_found where its position is not known */
  async feature(kind: PublicRecordKind, id: number): Promise<Feature> {
    const feature =
      kind === 'photo'
        ? photoFeature(this.config.publicUrl)(await this.photos.byId({ id }))
        : entityFeature(this.config.publicUrl)(await this.entities.byId({ id }, anonymous));
    if (!feature.geometry) throw new DomainError('not_found');
    return feature;
  }

  /** A short citation as plain text, also of a record that is gone. */
  async citation(kind: PublicRecordKind, id: number): Promise<{ text: string; isGone: boolean }> {
    const where = { origin: this.config.publicUrl, settings: await this.settings.site() };
    try {
      const text =
        kind === 'photo'
          ? ercOfPhoto(await this.photos.byId({ id }), where)
          : ercOfEntity(await this.entities.byId({ id }, anonymous), where);
      return { text, isGone: false };
    } catch (error) {
      const removed = error instanceof DomainError ? error.details.removed : undefined;
      if (!removed) throw error;
      return { text: ercOfRemoved(removed, where), isGone: true };
    }
  }
}
