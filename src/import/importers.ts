import { Injectable } from '@nestjs/common';
import type { ExchangeTable } from '../contract/exchange/tables.js';
import { DefaultCoverImporter } from './records/default-cover-importer.js';
import { EntityImporter } from './records/entity-importer.js';
import { EntityTypeImporter } from './records/entity-type-importer.js';
import { FondsImporter } from './records/fonds-importer.js';
import { PhotoImporter } from './records/photo-importer.js';
import type { RecordImporter } from './records/record-importer.js';
import { RelationImporter } from './records/relation-importer.js';
import { RelationKindImporter } from './records/relation-kind-importer.js';
import { TagImporter } from './records/tag-importer.js';

/** The importer of each table. */
@Injectable()
export class Importers {
  private readonly importers: Record<ExchangeTable, RecordImporter>;

  constructor(
    entityTypes: EntityTypeImporter,
    defaultCovers: DefaultCoverImporter,
    relationKinds: RelationKindImporter,
    tags: TagImporter,
    fonds: FondsImporter,
    entities: EntityImporter,
    relations: RelationImporter,
    photos: PhotoImporter,
  ) {
    this.importers = {
      entityTypes: entityTypes as RecordImporter,
      defaultCovers: defaultCovers as RecordImporter,
      relationKinds: relationKinds as RecordImporter,
      tags: tags as RecordImporter,
      fonds: fonds as RecordImporter,
      entities: entities as RecordImporter,
      relations: relations as RecordImporter,
      photos: photos as RecordImporter,
    };
  }

  of(table: ExchangeTable): RecordImporter {
    return this.importers[table];
  }
}
