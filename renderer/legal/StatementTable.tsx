import { FactTable } from './FactTable.js';
import type { Statement } from './public-licences.js';

interface StatementTableProps {
  caption: string;
  columns: [statement: string, meaning: string];
  statements: Statement[];
}

/** Licences or statements under their own, English names, each with what it means. */
export const StatementTable = ({ statements, ...table }: StatementTableProps) => (
  <FactTable
    {...table}
    rows={statements.map(({ name, url, meaning }) => [{ text: name, href: url, lang: 'en' }, meaning])}
  />
);
