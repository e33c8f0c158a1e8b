import type { Mapping } from '../../../../../src/contract/exchange/mapping.js';
import type { ImportTable } from '../../../../../src/contract/import.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { ColumnLine } from './ColumnLine.js';
import type { ErrorOf } from './mapping-form.js';

interface ColumnTableProps {
  table: ImportTable;
  mapping: Mapping;
  errorOf: ErrorOf;
  onChange(mapping: Mapping): void;
}

/** Every column of the file, with what stands in it and what it fills. */
export function ColumnTable({ table, mapping, errorOf, onChange }: ColumnTableProps) {
  const { t } = useAdminText();
  return (
    <table className="table" aria-label={t('imports.steps.columns.title')}>
      <thead>
        <tr>
          <th scope="col" className="w-1/4">
            {t('imports.map.column')}
          </th>
          <th scope="col" className="w-1/4">
            {t('imports.map.samples')}
          </th>
          <th scope="col">{t('imports.map.becomes')}</th>
        </tr>
      </thead>
      <tbody>
        {table.shape.columns.map((column, number) => (
          <ColumnLine
            key={column}
            column={column}
            samples={table.samples[number] ?? []}
            mapping={mapping}
            errorOf={errorOf}
            onChange={onChange}
          />
        ))}
      </tbody>
    </table>
  );
}
