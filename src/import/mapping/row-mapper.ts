import type { Column } from '../../contract/exchange/column.js';
import type { OtherDatum } from '../../contract/other-data.js';
import type { Mapping, MappingRule } from '../../contract/exchange/mapping.js';
import type { RowMessage } from '../../contract/exchange/row-message.js';
import { iccdFields, isIccdExport } from '../../contract/exchange/iccd.js';
import { exchangeColumns, type ExchangeTable } from '../../contract/exchange/tables.js';
import { cleanText } from '../../platform/texts/clean-text.js';
import { applySteps } from './apply-step.js';
import { cellValue } from './cell-value.js';
import { listSeparator, readList, writeList } from '../../contract/exchange/list-cell.js';
import type { TableFormat, TableRow } from '../../contract/exchange/table-shape.js';
import type { MappedRow } from './mapped-row.js';
import { isNoValue, isNoValueOf } from './no-value.js';
import { withoutMidnight } from './without-midnight.js';

/** A rule with the places of its columns in the file. */
interface PlacedRule extends MappingRule {
  column: Column;
  places: number[];
}

/** Applies a checked mapping to the rows of a file. */
export class RowMapper {
  private readonly rules: PlacedRule[];
  private readonly others: [name: string, place: number][];
  private readonly isOwnExport: boolean;

  /**
   * @param columns the names of the columns of the file
   * @param format of the file: of JSON, a text may come from a list
   */
  constructor(
    private readonly mapping: Mapping,
    columns: readonly string[],
    private readonly format: TableFormat = 'csv',
  ) {
    const known = new Map(exchangeColumns[mapping.table].map((column) => [column.name, column]));
    this.rules = mapping.rules.flatMap((rule) => {
      const column = known.get(rule.to);
      return column ? [{ ...rule, column, places: rule.from.map((name) => columns.indexOf(name)) }] : [];
    });
    this.isOwnExport = isOwnExport(mapping.table, columns);
    const used = new Set([...mapping.rules.flatMap(({ from }) => from), ...derivedColumns(mapping.table, columns)]);
    this.others = mapping.keepsOthers
      ? columns.flatMap((name, place) => (used.has(name) ? [] : [[name, place] as [string, number]]))
      : [];
  }

  map({ row, cells, tooWideAt }: Pick<TableRow, 'row' | 'cells' | 'tooWideAt'>): MappedRow {
    const mapped: MappedRow = { row, cells, values: {}, sources: {}, others: {}, messages: [] };
    if (tooWideAt !== undefined)
      mapped.messages.push({ code: 'row_too_wide', column: null, value: String(tooWideAt), refuses: true });
    for (const rule of this.rules) this.apply(rule, cells, mapped);
    takeOtherData(mapped);
    if (!this.isOwnExport) leaveOutPlaceAtZero(mapped);
    for (const [name, place] of this.others) {
      const text = cells[place]?.trim() ?? '';
      if (text !== '' && !this.isNothing(text)) mapped.others[name] = text;
    }
    return mapped;
  }

  /** Our own exports leave a cell empty that has no value, so what they say is a text. */
  private isNothing(text: string, column?: Column): boolean {
    return !this.isOwnExport && (column ? isNoValueOf(column, text) : isNoValue(text));
  }

  private textOf(cell: string, { column, isText }: { column: Column; isText: boolean }): string {
    const text = cleanText(isText ? withoutListMarks(cell) : cell);
    if (this.isNothing(text, column)) return '';
    return column.isDate && !this.isOwnExport ? withoutMidnight(text) : text;
  }

  private statedValues(values: string[], column: Column): string[] {
    return values.filter((value) => !this.isNothing(value, column));
  }

  private apply(
    { column, places, from, join, value = '', steps = [] }: PlacedRule,
    cells: readonly string[],
    mapped: MappedRow,
  ): void {
    const isText = column.kind !== 'list' && !this.isOwnExport && (this.format === 'json' || this.format === 'jsonl');
    const texts = places
      .map((place) => this.textOf(cells[place] ?? '', { column, isText }))
      .filter((text) => text !== '');
    const written = texts.join(join ?? (column.kind === 'list' ? listSeparator : ' '));
    const source = from[0] ?? null;
    const refuse = (code: RowMessage['code']): void => {
      // Two columns of one cell say it once.
      if (mapped.messages.some((message) => message.code === code && message.column === source)) return;
      const refuses = this.mapping.invalidCells === 'refuse';
      mapped.messages.push({ code, column: source, value: written, refuses });
      if (!refuses && source !== null) mapped.others[source] = written;
    };
    const result = applySteps(steps, written);
    if ('code' in result) return refuse(result.code);
    const { text } = result;
    const read = cellValue(column, text === '' ? value : text);
    if ('code' in read) return refuse(read.code);
    mapped.sources[column.name] = source;
    const isEmpty = text === '' && value === '';
    if (isEmpty && this.mapping.emptyCells === 'keep') return;
    mapped.values[column.name] =
      column.kind === 'list' ? this.statedValues(read.value as string[], column) : read.value;
  }
}

/** The values of a JSON list, which stand between quotation marks where they have a separator in them, as one text. */
function withoutListMarks(cell: string): string {
  const values = readList(cell);
  return writeList(values) === cell ? values.join(listSeparator) : cell;
}

/** Whether a file may be one of ours, by its columns. */
function isOwnExport(table: ExchangeTable, columns: readonly string[]): boolean {
  const known = new Set(exchangeColumns[table].map(({ name }) => name));
  return columns.every((name) => known.has(name)) || (table === 'photos' && isIccdExport(columns));
}

/** Where latitude and longitude are both 0, in the Atlantic, a program had no place. */
function leaveOutPlaceAtZero({ values, sources, messages }: MappedRow): void {
  if (values['lat'] !== 0 || values['lng'] !== 0) return;
  messages.push({ code: 'zero_place', column: sources['lat'] ?? null, value: '0, 0', refuses: false });
  delete values['lat'];
  delete values['lng'];
}

/** The columns of an export that say what an archive knows without them; a file of another origin may use one of their names. */
function derivedColumns(table: ExchangeTable, columns: readonly string[]): readonly string[] {
  if (table === 'photos' && isIccdExport(columns)) return iccdFields.map(({ path }) => path);
  const derived = exchangeColumns[table].filter(({ isDerived }) => isDerived);
  // An export for the public has no private ones.
  const inEvery = ['identifier', ...derived.filter(({ isPrivate }) => !isPrivate).map(({ name }) => name)];
  return inEvery.every((name) => columns.includes(name)) ? derived.map(({ name }) => name) : [];
}

/** Of an export: other data stays other data. */
function takeOtherData({ values, sources, others, messages }: MappedRow): void {
  const data = values['otherData'] ?? null;
  delete values['otherData'];
  if (data === null) return;
  if (Array.isArray(data) && data.every(isOtherDatum)) for (const { name, value } of data) others[name] = value;
  else messages.push({ code: 'json_invalid', column: sources['otherData'] ?? null, refuses: true });
}

const isOtherDatum = (datum: unknown): datum is OtherDatum =>
  typeof datum === 'object' &&
  datum !== null &&
  typeof (datum as Partial<OtherDatum>).name === 'string' &&
  typeof (datum as Partial<OtherDatum>).value === 'string';
