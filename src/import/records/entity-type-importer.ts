import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../history/actor.js';
import { NewEntityTypeDto } from '../../entities/types/admin/admin-entity-type.dto.js';
import { EntityTypeChanges } from '../../entities/types/entity-type-changes.js';
import { CodedImporter } from './coded-importer.js';

/** Imports types of cards that the archive does not have. */
@Injectable()
export class EntityTypeImporter extends CodedImporter<NewEntityTypeDto> {
  protected override readonly defaults = { color: 'gray', icon: 'pin' } as const;

  constructor(private readonly types: EntityTypeChanges) {
    super('entityTypes', NewEntityTypeDto);
  }

  protected async codes(manager: EntityManager): Promise<string[]> {
    return (await manager.query<{ code: string }[]>('select code from entity_types')).map(({ code }) => code);
  }

  protected async create(types: readonly NewEntityTypeDto[], actor: Actor, tx: EntityManager): Promise<void> {
    await this.types.createMany(types, actor, tx);
  }
}
