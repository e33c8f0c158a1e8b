import type { CitationRecord } from './citation-record.js';
import { invertedName } from './creator-name.js';

/** A photo as a record of RIS, in UTF-8. Format: Research Information Systems, "RIS Format Specifications". */
export function ris(record: CitationRecord): string {
  const { creators, title, year, dateText, medium, collection, inventoryNumber, siteName, url, language } = record;
  const lines: [tag: string, value: string | null][] = [
    ['TY', 'ART'],
    // An asterisk is not allowed in names.
    ...creators.map((name): [string, string] => ['AU', invertedName(name).replaceAll('*', '')]),
    ['TI', title],
    ['PY', year === null ? null : String(year).padStart(4, '0')],
    // Year, month, day, and what else is said of it.
    ['DA', dateText && `${year ?? ''}///${dateText.replaceAll('/', '-')}`],
    ['M3', medium],
    ['AN', inventoryNumber],
    ['DP', collection],
    ['PB', siteName],
    ['LA', language],
    ['N1', [record.credit, record.licence].filter(Boolean).join('. ') || null],
    ['UR', url],
  ];
  const written = lines
    .map(([tag, value]) => [tag, (value ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim()])
    .filter(([, value]) => value !== '')
    .map(([tag, value]) => `${tag}  - ${value}\r\n`);
  return `${written.join('')}ER  - \r\n`;
}
