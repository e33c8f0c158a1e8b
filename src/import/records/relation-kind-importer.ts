import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../history/actor.js';
import { RelationKindChanges } from '../../entities/relations/kinds/relation-kind-changes.js';
import { NewRelationKindDto } from '../../entities/relations/kinds/relation-kind.dto.js';
import { CodedImporter } from './coded-importer.js';

/** Imports kinds of relation that the archive does not have. */
@Injectable()
export class RelationKindImporter extends CodedImporter<NewRelationKindDto> {
  constructor(private readonly kinds: RelationKindChanges) {
    super('relationKinds', NewRelationKindDto);
  }

  protected async codes(manager: EntityManager): Promise<string[]> {
    return (await manager.query<{ code: string }[]>('select code from relation_kinds')).map(({ code }) => code);
  }

  protected async create(kinds: readonly NewRelationKindDto[], actor: Actor, tx: EntityManager): Promise<void> {
    for (const kind of kinds) await this.kinds.create(kind, actor, tx);
  }
}
