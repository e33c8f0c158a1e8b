import { exchangeColumns, type ExchangeTable } from '../../contract/exchange/tables.js';

/**
 * The columns of a table of the database under the names of their properties, `r.title_en as "titleEn"`, but for those that are
 * made of other tables.
 */
export const selectColumns = (table: ExchangeTable, others: readonly string[] = []): string =>
  exchangeColumns[table]
    .filter(({ property }) => !others.includes(property))
    .map(({ property }) => `r.${snake(property)} as "${property}"`)
    .join(', ');

const snake = (property: string): string => property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
