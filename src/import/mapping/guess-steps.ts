import type { MappingRule, MappingStep } from '../../contract/exchange/mapping.js';
import { exchangeColumns, type ExchangeTable } from '../../contract/exchange/tables.js';
import { hasMarkup } from '../../records/text-of-html.js';
import { listedByCommas } from './listed-by-commas.js';

/**
 * What is to be done with the texts of a guessed rule, by the cells of its columns. Texts in HTML are from elsewhere: our own columns
 * have none but in the stories of cards, whose markup stays.
 */
export function guessSteps(
  { to, from, steps = [] }: MappingRule,
  { table, cells, mayListByCommas }: { table: ExchangeTable; cells: readonly string[]; mayListByCommas: boolean },
): MappingStep[] {
  const kind = exchangeColumns[table].find(({ name }) => name === to)?.kind;
  const isText = kind === 'text' || kind === 'longText' || kind === 'list';
  if (!isText || steps.length > 0) return [...steps];
  const isHtml = !from.includes(to) && cells.some(hasMarkup);
  return [
    ...(isHtml ? [{ do: 'plainText' as const }] : []),
    ...(kind === 'list' && mayListByCommas && listedByCommas(cells) ? [{ do: 'split' as const, separator: ',' }] : []),
  ];
}
