import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { NamedRecord } from '../contract/change-set.js';
import { defaultLanguage, languages } from '../contract/languages.js';
import { localizedColumns, selectLocalized } from '../platform/database/localized-columns.js';
import type { RecordKind } from './recorded-parts.js';
import { shownName } from '../platform/database/shown-name.js';

const translated = (column: string): string => localizedColumns(column).join(', ');
const untranslated = (name: string): string =>
  languages.map((language) => (language === defaultLanguage ? name : 'null')).join(', ');

/**
 * The names of each kind of record, as SQL with the columns id, and name in every language. Messages of visitors have
 * none, because it would be personal data; the settings are one record. The history is below the modules that own these
 * tables, so it knows them by their columns only.
 */
const selects: Partial<Record<RecordKind, string>> = {
  photo: `select id, ${translated('title')} from photos`,
  entity: `select id, ${translated('name')} from entities`,
  entity_type: `select id, ${translated('name')} from entity_types`,
  relation_kind: `select id, ${translated('name')} from relation_kinds`,
  fonds: `select id, ${translated('title')} from fonds`,
  tag: `select id, ${translated('name')} from tags`,
  default_cover: `select c.id, ${translated('t.name')}
    from default_covers c join entity_types t on t.id = c.entity_type_id`,
  entity_relation: `select r.id, ${localizedColumns('name')
    .map((name) => `coalesce(a.${name}, a.name) || ' – ' || coalesce(b.${name}, b.name)`)
    .join(', ')}
    from entity_relations r join entities a on a.id = r.from_entity_id join entities b on b.id = r.to_entity_id`,
  contribution: `select c.id, ${translated('p.title')}
    from contributions c join photos p on p.id = coalesce(c.photo_id, c.proposed_photo_id)`,
  removal_request: `select id, ${untranslated('reference')} from removal_requests`,
  user: `select id, ${untranslated(shownName('users'))} from users`,
  api_key: `select id, ${untranslated('name')} from api_keys`,
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
        `select '${kind}' as kind, n.id as "recordId", ${selectLocalized('n.name')}
         from (${select}) n (id, ${translated('name')}) where n.id = any($${parameters.push([...ids])}::integer[])`,
      ];
    });
    return queries.length > 0 ? this.dataSource.query<NamedRecord[]>(queries.join(' union all '), parameters) : [];
  }
}
