import { Injectable } from '@nestjs/common';
import { EntitiesService } from '../../entities/public/entities.service.js';
import { EntityTypesService } from '../../entities/types/entity-types.service.js';
import { PhotosService } from '../../photos/public/photos.service.js';
import { Config } from '../../platform/config/config.js';
import type { HarvestedKind } from '../../records/harvest-changes.js';
import { SettingsService } from '../../settings/settings.service.js';
import { type DescribedRecord, describeEntity, describePhoto } from './described-record.js';
import type { RecordKey } from './record-key.js';

/** Reads what formats write of records. */
@Injectable()
export class DescribedRecords {
  constructor(
    private readonly config: Config,
    private readonly photos: PhotosService,
    private readonly entities: EntitiesService,
    private readonly types: EntityTypesService,
    private readonly settings: SettingsService,
  ) {}

  /** The public ones of these; the others have no answer. A few queries, however many they are. */
  async find(keys: readonly RecordKey[]): Promise<(key: RecordKey) => DescribedRecord | undefined> {
    const idsOf = (kind: HarvestedKind): number[] => keys.filter((key) => key.kind === kind).map(({ id }) => id);
    const site = {
      origin: this.config.publicUrl,
      settings: await this.settings.site(),
      types: new Map((await this.types.list()).map((type) => [type.code, type])),
    };
    const photos = await this.photos.findDetails(idsOf('photo'));
    const entities = await this.entities.findDetails(idsOf('entity'));
    const found = {
      photo: new Map(photos.map((photo) => [photo.id, describePhoto(photo, site)])),
      entity: new Map(entities.map((entity) => [entity.id, describeEntity(entity, site)])),
    };
    return ({ kind, id }) => found[kind].get(id);
  }
}
