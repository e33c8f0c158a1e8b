import { exchangeColumns, type ExchangeTable } from '../../contract/exchange/tables.js';
import type { RowMessage } from '../../contract/exchange/row-message.js';
import { DomainError } from '../../contract/errors.js';
import { validated } from '../../platform/http/validated.js';
import type { MappedRow } from '../mapping/mapped-row.js';

/** The fields of a row that are properties of the record, as its forms take them; messages for those that are refused. */
export function validatedFields<Dto extends object>(
  dto: new () => Dto,
  { values, sources }: MappedRow,
  properties: ReadonlyMap<string, string>,
): { fields: Dto | null; messages: RowMessage[] } {
  const input = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const property = properties.get(name);
      return property === undefined ? [] : [[property, value]];
    }),
  );
  try {
    return { fields: validated(dto, input, 'body'), messages: [] };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { fields: null, messages: fieldMessages(error, { values, sources }, properties) };
  }
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
