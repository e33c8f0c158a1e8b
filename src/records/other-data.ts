/**
 * SQL: cells that imports have brought for a record and no field has, as JSON (`OtherDatum[]`); null where there are none. Of a
 * column that several imports have brought, the last one counts.
 * @param id SQL of the record's id
 */
export const otherDataSql = (kind: 'photo' | 'entity', id: string): string =>
  `(select jsonb_agg(jsonb_build_object('name', name, 'value', value) order by name) from (
      select distinct on (cell.key) cell.key as name, cell.value from imported_records i, jsonb_each_text(i.others) cell
      where i.kind = '${kind}' and i.record_id = ${id} and not i.is_undone
      order by cell.key, i.import_id desc nulls last) named)`;
