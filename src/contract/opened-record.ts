type Values = Record<string, unknown>;

/** The names under which the history has what a whole record was. */
const wholes = ['entity', 'type', 'relationKind', 'fonds', 'tag', 'cover'];

/** The values of a part: where it has the whole record, those of the record, null while there was none. */
export function openedRecord(values: Values | null): Values | null {
  const [name = '', ...others] = Object.keys(values ?? {});
  if (!values || others.length > 0 || !wholes.includes(name)) return values;
  const record = values[name] as Values | null;
  if (name !== 'entity' || !record) return record;
  // Its links to photos are rows of their own, and too many to list.
  return { ...(record['row'] as Values), relations: record['relations'] };
}
