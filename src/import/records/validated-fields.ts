import type { Mapping } from '../../contract/exchange/mapping.js';
import { exchangeColumns, type ExchangeTable } from '../../contract/exchange/tables.js';
import type { RowMessage } from '../../contract/exchange/row-message.js';
import { DomainError } from '../../contract/errors.js';
import { validated } from '../../platform/http/validated.js';
import type { MappedRow } from '../mapping/mapped-row.js';

/** The fields of a row that are properties of the record, as its forms take them; messages for those that are refused. */
export function validatedFields<Dto extends object>(
  dto: new () => Dto,
  mapped: MappedRow,
  properties: ReadonlyMap<string, string>,
  mapping: Pick<Mapping, 'invalidCells'> = { invalidCells: 'refuse' },
): { fields: Dto | null; messages: RowMessage[] } {
  const input = Object.fromEntries(
    Object.entries(mapped.values).flatMap(([name, value]) => {
      const property = properties.get(name);
      return property === undefined ? [] : [[property, value]];
    }),
  );
  const messages: RowMessage[] = [];
  const check = (fields: object): Dto => validated(dto, fields, 'body');
  return { fields: leavingOutInvalid(check, input, { mapped, properties, mapping, messages }), messages };
}

/** Of a pair, the other one is wrong as well where one is missing. */
const pairs: Readonly<Record<string, string>> = { lat: 'lng', lng: 'lat' };

/**
 * What `check` makes of fields. What it refuses is said, and left out where the mapping wants that: then `fields` is without it,
 * and the cell is other data of the record. Null when the row is refused.
 */
export function leavingOutInvalid<Result>(
  check: (fields: Record<string, unknown>) => Result,
  fields: Record<string, unknown>,
  { mapped, properties, mapping, messages }: CheckedRow,
): Result | null {
  for (;;) {
    try {
      return check(fields);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const named = (error.details.errors ?? []).map(({ field }) => field.split('.')[0] ?? '');
      const wrong = named
        .map((field) => ((fields[field] ?? null) === null ? (pairs[field] ?? field) : field))
        .filter((field) => (fields[field] ?? null) !== null);
      const refuses = mapping.invalidCells === 'refuse' || wrong.length === 0;
      for (const message of fieldMessages(error, mapped, properties)) {
        messages.push({ ...message, refuses });
        if (!refuses && message.column !== null && message.value !== undefined)
          mapped.others[message.column] = message.value;
      }
      if (refuses) return null;
      for (const field of wrong) delete fields[field];
    }
  }
}

/** A row whose fields are checked, and where to say what is wrong with them. */
export interface CheckedRow {
  mapped: MappedRow;
  properties: ReadonlyMap<string, string>;
  mapping: Pick<Mapping, 'invalidCells'>;
  messages: RowMessage[];
}

/** What a service says of fields, as messages of the cells that they came from. */
export function fieldMessages(
  { code, details }: DomainError,
  { values, sources }: Pick<MappedRow, 'values' | 'sources'>,
  properties: ReadonlyMap<string, string>,
): RowMessage[] {
  const names = new Map([...properties].map(([name, property]) => [property, name]));
  const { errors = [] } = details;
  if (errors.length === 0) return [{ code: 'record_refused', column: null, value: code, refuses: true }];
  return errors.map(({ field, code: fieldCode }) => {
    const name = names.get(field.split('.')[0] ?? '') ?? field;
    const value = values[name];
    return {
      code: fieldCode,
      column: sources[name] ?? null,
      ...(value !== null &&
        value !== undefined && { value: typeof value === 'string' ? value : JSON.stringify(value) }),
      refuses: true,
    };
  });
}

/** The properties of the columns of a table that are not in `own`, by the names of the columns. */
export const propertiesOfTable = (table: ExchangeTable, own: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    exchangeColumns[table]
      .filter(({ name, isDerived }) => !isDerived && !own.includes(name))
      .map(({ name, property }) => [name, property]),
  );
