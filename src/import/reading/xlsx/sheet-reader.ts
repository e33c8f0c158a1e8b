import { TableError, tableLimits } from '../table-error.js';
import type { CellStyle } from './cell-styles.js';
import { type DateSystem, dateText, isoDateText, numberText } from './cell-text.js';
import { workbookLimits } from './limits.js';
import { paddedText } from './padded-numbers.js';
import { RichText, unescaped } from './rich-text.js';
import type { XmlReader } from './xml-items.js';

/** A row that has something; a cell is a text, or the number of a shared string. */
export interface RawRow {
  row: number;
  cells: (string | number)[];
}

/** What the whole workbook says of its cells. */
export interface CellFormats {
  dates: DateSystem;
  /** By the index of a format. */
  styles: CellStyle[];
}

/**
 * The rows of a sheet (ECMA-376 part 1, 18.3): of a formula its last result, of joined cells the first. Errors are empty.
 * Rows and cells that say no number follow the one before.
 * @throws (while it reads) TableError table_cell_too_long, table_xlsx_too_large; Error
 */
export class SheetReader implements XmlReader<RawRow> {
  items: RawRow[] = [];
  private isData = false;
  private row = 0;
  /** A row without a number has that of its first cell. */
  private isRowNumbered = false;
  private cells: (string | number)[] = [];
  private characters = 0;
  private column = 0;
  private type = 'n';
  private style = '';
  private isValue = false;
  private value = '';
  private inline: RichText | null = null;

  constructor(private readonly formats: CellFormats) {}

  open(name: string, attributes: Record<string, string>, depth: number): void {
    if (depth === 2) this.isData = name === 'sheetData';
    if (!this.isData) return;
    if (depth === 3 && name === 'row') this.openRow(attributes['r']);
    else if (depth === 4 && name === 'c') this.openCell(attributes);
    else if (depth === 5 && name === 'v') this.isValue = true;
    else if (depth === 5 && name === 'is') this.inline = new RichText();
    else this.inline?.open(name);
  }

  close(name: string, depth: number): void {
    if (!this.isData) return;
    if (depth === 3 && name === 'row') this.closeRow();
    else if (depth === 4 && name === 'c') this.closeCell();
    else if (depth === 5) this.isValue = false;
    else this.inline?.close(name);
  }

  text(text: string): void {
    if (this.isValue) this.value += text;
    else if (this.inline) this.inline.write(text);
    else return;
    if ((this.inline?.text ?? this.value).length > tableLimits.cell)
      throw new TableError('table_cell_too_long', { row: this.row, column: this.column });
  }

  private openRow(number: string | undefined): void {
    this.isRowNumbered = number !== undefined;
    this.moveTo(number === undefined ? this.row + 1 : Number(number));
    this.cells = [];
    this.characters = 0;
    this.column = 0;
  }

  private moveTo(row: number): void {
    if (!Number.isInteger(row) || row <= this.row) throw new Error(`Row ${row} follows row ${this.row}.`);
    if (row > workbookLimits.rows) throw new TableError('table_xlsx_too_large');
    this.row = row;
  }

  private openCell({ r: reference, t = 'n', s = '' }: Record<string, string>): void {
    const column = reference === undefined ? this.column + 1 : columnOf(reference);
    if (column <= this.column || column > workbookLimits.columns)
      throw new Error(`Column ${column} follows column ${this.column} in row ${this.row}.`);
    if (!this.isRowNumbered && reference !== undefined) {
      const row = Number(/^[A-Z]{1,3}(\d{1,7})$/.exec(reference)?.[1]);
      if (row !== this.row) this.moveTo(row);
      this.isRowNumbered = true;
    }
    this.column = column;
    this.type = t;
    this.style = s;
    this.value = '';
    this.inline = null;
  }

  private closeCell(): void {
    const cell = this.cell();
    this.inline = null;
    if (cell === '') return;
    if (typeof cell === 'string') this.characters += cell.length;
    if (this.characters > workbookLimits.rowCharacters) throw new TableError('table_xlsx_too_large');
    while (this.cells.length < this.column - 1) this.cells.push('');
    this.cells.push(cell);
  }

  private closeRow(): void {
    if (this.cells.length > 0) this.items.push({ row: this.row, cells: this.cells });
    this.cells = [];
  }

  /** By its type (ECMA-376 part 1, 18.18.11). */
  private cell(): string | number {
    const { type, value } = this;
    if (type === 'inlineStr') return unescaped(this.inline?.text ?? '');
    if (type === 'e' || value === '') return '';
    if (type === 'n') return this.number();
    if (type === 's') return sharedIndex(value);
    if (type === 'str') return unescaped(value);
    if (type === 'd') return isoDateText(value);
    if (type === 'b' && /^(?:0|1|true|false)$/.test(value)) return String(value === '1' || value === 'true');
    throw new Error(`A cell of row ${this.row} has the type ${type} and the value ${value.slice(0, 100)}.`);
  }

  private number(): string {
    const { styles, dates } = this.formats;
    const { date, padded } = styles[Number(this.style)] ?? {};
    const text = date ? dateText(Number(this.value), dates, date) : padded ? paddedText(this.value, padded) : null;
    return text ?? numberText(this.value);
  }
}

function sharedIndex(value: string): number {
  if (!/^\s*\d{1,9}\s*$/.test(value)) throw new Error(`${value.slice(0, 100)} is no number of a shared string.`);
  return Number(value);
}

/** `A1` → 1, `AA7` → 27. More letters than columns have are more than there are columns. */
function columnOf(reference: string): number {
  let column = 0;
  for (let place = 0; place < reference.length && place < 4; place += 1) {
    const letter = reference.charCodeAt(place) - 64;
    if (letter < 1 || letter > 26) return column;
    column = column * 26 + letter;
  }
  return column;
}
