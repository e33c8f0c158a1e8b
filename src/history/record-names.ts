import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { NamedRecord } from '../contract/change-set.js';
import type { RecordKind } from './recorded-parts.js';

/**
 * The names of each kind of record, as SQL with the columns id, name, English and German name. Messages of visitors have
 * none, because it would be personal data; the settings are one record. The history is below the modules that own these
 * tables, so it knows them by their columns only.
 */
const selects: Partial<Record<RecordKind, string>> = {
  photo: 'select id, title, title_en, title_de from photos',
  entity: 'select id, name, name_en, name_de from entities',
  entity_type: 'select id, name, name_en, name_de from entity_types',
  tag: 'select id, name, name_en, name_de from tags',
  default_cover: `select c.id, t.name, t.name_en, t.name_de
    from default_covers c join entity_types t on t.id = c.entity_type_id`,
  entity_relation: `select r.id, a.name || ' – ' || b.name, coalesce(a.name_en, a.name) || ' – ' || coalesce(b.name_en, b.name),
      coalesce(a.name_de, a.name) || ' – ' || coalesce(b.name_de, b.name)
    from entity_relations r join entities a on a.id = r.from_entity_id join entities b on b.id = r.to_entity_id`,
  contribution: `select c.id, p.title, p.title_en, p.title_de
    from contributions c join photos p on p.id = coalesce(c.photo_id, c.proposed_photo_id)`,
  removal_request: 'select id, reference, null, null from removal_requests',
  user: 'select id, coalesce(display_name, username), null, null from users',
  api_key: 'select id, name, null, null from api_keys',
};

/** The names of records, for people who read the history: it stores numbers only. */
@Injectable()
export class RecordNames {
  constructor(private readonly dataSource: DataSource) {}

  /** Of the records that still exist, in one query; kinds without names are left out. */
  async find(records: { kind: string; recordId: number }[]): Promise<NamedRecord[]> {
    const parameters: number[][] = [];
    const queries = [...new Set(records.map(({ kind }) => kind))].flatMap((kind) => {
      const select = selects[kind as RecordKind];
      if (!select) return [];
      const ids = new Set(records.filter((record) => record.kind === kind).map(({ recordId }) => recordId));
      return [
        `select '${kind}' as kind, n.id as "recordId", n.name, n.name_en as "nameEn", n.name_de as "nameDe"
         from (${select}) n (id, name, name_en, name_de) where n.id = any($${parameters.push([...ids])}::integer[])`,
      ];
    });
    return queries.length > 0 ? this.dataSource.query<NamedRecord[]>(queries.join(' union all '), parameters) : [];
  }
}
