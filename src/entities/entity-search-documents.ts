import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { byLanguage } from '../contract/languages.js';
import { localizedField } from '../contract/localized.js';
import { entityMetadata } from '../contract/metadata/entity.js';
import { selectLocalized } from '../platform/database/localized-columns.js';
import { publicEntity } from '../records/public-entity.js';
import { DocumentSources, type EntitySource, type NamedEntity } from '../search/document-sources.js';
import { metadataTexts } from '../search/metadata-texts.js';
import type { EntityDocument } from '../search/search-document.js';
import { EntityRow } from './entity.row.js';

/** Search documents of the published entities, with their names, historical names and descriptions. */
@Injectable()
export class EntitySearchDocuments implements EntitySource {
  constructor(
    sources: DocumentSources,
    private readonly dataSource: DataSource,
  ) {
    sources.register('entity', this);
  }

  async findDocuments(ids: number[], manager: EntityManager): Promise<EntityDocument[]> {
    const rows = await manager.find(EntityRow, {
      where: { id: In(ids), status: 'published' },
      relations: { entityType: true },
    });
    return rows.map(entityDocument);
  }

  async listIds({ after, limit }: { after: number; limit: number }, manager: EntityManager): Promise<number[]> {
    const rows = await manager.query<{ id: number }[]>(
      `select e.id from entities e where ${publicEntity('e')} and e.id > $1 order by e.id limit $2`,
      [after, limit],
    );
    return rows.map(({ id }) => id);
  }

  findNames(ids: number[]): Promise<NamedEntity[]> {
    return this.dataSource.query<NamedEntity[]>(
      `select e.id, e.slug, ${selectLocalized('e.name')}, et.code as "entityTypeCode",
         array_remove(e.historical_name || array(select alias ->> 'name' from jsonb_array_elements(e.aliases) alias), null)
           as "otherNames",
         (select coalesce(sum(c.photos), 0)::int from photo_counts_by_entity c where c.entity_id = e.id) as photos
       from entities e join entity_types et on et.id = e.entity_type_id where ${publicEntity('e')} and e.id = any($1::integer[])`,
      [ids],
    );
  }
}

function entityDocument(row: EntityRow): EntityDocument {
  const { entityType: type } = row;
  const { keywords, ...texts } = metadataTexts(entityMetadata, row);
  return {
    kind: 'entity',
    id: row.id,
    ...texts,
    keywords: byLanguage((language) => [...keywords[language], ...present(type[localizedField('name', language)])]),
    aliases: row.aliases.map(({ name }) => name),
    entityTypeCodes: [type.code],
    createdAt: row.createdAt,
  };
}

const present = (text: string | null): string[] => (text ? [text] : []);
