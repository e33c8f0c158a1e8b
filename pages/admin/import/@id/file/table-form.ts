import type {
  Delimiter,
  ShapeChoice,
  TableFormat,
  TextEncoding,
} from '../../../../../src/contract/exchange/table-shape.js';
import { type ExchangeTable, exchangeTables } from '../../../../../src/contract/exchange/tables.js';
import type { ImportTable, ImportTableChange } from '../../../../../src/contract/import.js';
import { textOf } from '../../../../../renderer/forms/use-form-submit.js';

/** What was chosen otherwise than the table is read now. */
export function tableChange(fields: FormData, { shape, mapping }: ImportTable): ImportTableChange {
  const chosen = <Value extends string>(name: string, present: Value | null): Value | undefined => {
    const value = textOf(fields, name);
    return value !== '' && value !== present ? (value as Value) : undefined;
  };
  const table = chosen<ExchangeTable>('table', mapping.table);
  const hasHeader = fields.has('hasHeader');
  const isHeaderAsked = fields.has('asksHeader') && hasHeader !== shape.hasHeader;
  const rowsAbove = Number(textOf(fields, 'rowsAbove'));
  const isRowsAsked = fields.has('rowsAbove') && rowsAbove !== (shape.rowsAbove ?? 0);
  const changed: ShapeChoice = {
    ...defined('format', chosen<TableFormat>('format', shape.format)),
    ...defined('encoding', chosen<TextEncoding>('encoding', shape.encoding)),
    ...defined('delimiter', chosen<Delimiter>('delimiter', shape.delimiter)),
    ...defined('sheet', chosen<string>('sheet', shape.sheet)),
    ...(isRowsAsked && { rowsAbove }),
    ...(isHeaderAsked && { hasHeader }),
  };
  return {
    ...(table && exchangeTables.includes(table) && { table }),
    ...(Object.keys(changed).length > 0 && { shape: changed }),
  };
}

const defined = <Name extends string, Value>(name: Name, value: Value | undefined): Partial<Record<Name, Value>> =>
  value === undefined ? {} : ({ [name]: value } as Record<Name, Value>);
