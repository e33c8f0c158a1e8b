import { TableError } from '../table-error.js';
import type { DateSystem } from './cell-text.js';
import { workbookLimits } from './limits.js';
import { unescaped } from './rich-text.js';
import type { XmlReader } from './xml-items.js';

export interface NamedSheet {
  name: string;
  relationshipId: string;
}

/** The sheets of a workbook in their order, also those that are hidden, and how it counts days (ECMA-376 part 1, 18.2). */
export class WorkbookReader implements XmlReader<NamedSheet> {
  items: NamedSheet[] = [];
  dates: DateSystem = 'excel-1900';
  private isOfLibreOffice = false;
  private sheets = 0;

  open(name: string, attributes: Record<string, string>, depth: number): void {
    if (name === 'fileVersion') this.isOfLibreOffice = attributes['appName'] === 'Calc';
    else if (name === 'workbookPr' && depth === 2) this.dates = dateSystemOf(attributes);
    else if (name === 'sheet' && depth === 3) this.addSheet(sheetOf(attributes));
  }

  private addSheet(sheet: NamedSheet): void {
    this.sheets += 1;
    if (this.sheets > workbookLimits.sheets) throw new TableError('table_xlsx_too_large');
    this.items.push(sheet);
  }

  /** LibreOffice counts from 1899-12-30, and writes its numbers as they are. */
  get dateSystem(): DateSystem {
    return this.isOfLibreOffice && this.dates === 'excel-1900' ? 'iso-1900' : this.dates;
  }
}

function dateSystemOf({ date1904, dateCompatibility }: Record<string, string>): DateSystem {
  if (isTrue(date1904)) return '1904';
  return dateCompatibility !== undefined && !isTrue(dateCompatibility) ? 'iso-1900' : 'excel-1900';
}

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

/** The prefix of `r:id` is the choice of the program. */
function sheetOf(attributes: Record<string, string>): NamedSheet {
  const id = Object.keys(attributes).find((name) => name.endsWith(':id'));
  return { name: unescaped(attributes['name'] ?? ''), relationshipId: (id && attributes[id]) || '' };
}
