import { type IccdField, iccdFields, isIccdExport } from '../../contract/exchange/iccd.js';
import { datingParts, type MappingRule } from '../../contract/exchange/mapping.js';
import { exchangeColumns } from '../../contract/exchange/tables.js';
import type { Language } from '../../contract/languages.js';
import { iccdLabels, iccdSources } from './iccd-sources.js';
import { plain } from './plain.js';

/** Below these, a name such as `OSS` may be anything. */
const leastColumns = 2;

/**
 * The rules of a file of photos whose columns are fields of the Italian catalogue (ICCD, scheda F 3.00 and 4.00), by their codes or
 * their names: `SGLA`, `SG/SGL/SGLA`, `Titolo attribuito`. A file with one such column is none.
 * @param language of its texts
 */
export function iccdRules(columns: readonly string[], language: Language): MappingRule[] {
  if (isIccdExport(columns)) return rulesOfExport(language);
  const byCode = new Map<string, string>();
  for (const name of columns) {
    const code = codeOf(name);
    if (code !== null && !byCode.has(code)) byCode.set(code, name);
  }
  if (byCode.size < leastColumns) return [];
  const rules = Object.entries(iccdSources).flatMap(([to, sources]): MappingRule[] => {
    for (const { codes, needs, join, isFirst } of sources) {
      const from = codes.flatMap((code) => byCode.get(code) ?? []);
      if (from.length === 0 || (needs !== undefined && !byCode.has(needs))) continue;
      const column = columnOf(to, language);
      if (isFirst && from.length > 1) return [firstOf(column, from)];
      return [{ to: column, from, ...(join !== undefined && from.length > 1 && { join }) }];
    }
    return [];
  });
  return [...rules, ...rulesOfDating(['DTSI', 'DTSV', 'DTSF', 'DTSL'].flatMap((code) => byCode.get(code) ?? []))];
}

/** Each column is what the export has written there. */
function rulesOfExport(language: Language): MappingRule[] {
  const ofColumns = (iccdFields as readonly IccdField[]).flatMap(({ path, column }): MappingRule[] =>
    column === null ? [] : [{ to: columnOf(column, language), from: [path] }],
  );
  const dating = ['DT/DTS/DTSI', 'DT/DTS/DTSV', 'DT/DTS/DTSF', 'DT/DTS/DTSL'];
  return [...ofColumns, firstOf('fonds', ['UB/UBF/UBFS', 'UB/UBF/UBFP']), ...rulesOfDating(dating)];
}

/** The code that a name of a column ends with, or has before its label; else the code of a label that only one field has. */
function codeOf(name: string): string | null {
  const words = name.split(/[^A-Za-z]+/).filter((word) => word !== '');
  const code = words.findLast((word) => iccdLabels.has(word));
  if (code !== undefined) return code;
  const [only = ''] = words;
  if (words.length === 1 && iccdLabels.has(only.toUpperCase())) return only.toUpperCase();
  return codesByLabel.get(plain(name)) ?? null;
}

/** Labels of a single word, such as “A” and “Note”, say too little. */
const codesByLabel: ReadonlyMap<string, string> = new Map(
  [...iccdLabels].flatMap(([code, label]) => (label.includes(' ') ? [[plain(label), code] as const] : [])),
);

const rulesOfDating = (from: string[]): MappingRule[] =>
  from.length === 0
    ? []
    : datingParts.map((says) => ({
        to: says === 'estimated' ? 'yearEstimated' : says,
        from,
        join: '\n',
        steps: [{ do: 'dating', says }],
      }));

/** The first cell that is not empty; of one with several lines, the first line. */
const firstOf = (to: string, from: string[]): MappingRule => ({
  to,
  from,
  join: '\n',
  steps: [{ do: 'part', separator: '\n', number: 1 }],
});

const columnOf = (to: string, language: Language): string =>
  exchangeColumns.photos.some(({ name }) => name === to) ? to : `${to}_${language}`;
