import type { Mapping } from '../../../../../src/contract/exchange/mapping.js';
import type { ImportDetail, ImportTable } from '../../../../../src/contract/import.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { ColumnLine } from './ColumnLine.js';
import type { ErrorOf } from './mapping-form.js';
import { samplesOf, usePreview } from './use-preview.js';

interface ColumnTableProps {
  of: ImportDetail;
  place: number;
  table: ImportTable;
  mapping: Mapping;
  errorOf: ErrorOf;
  onChange(mapping: Mapping): void;
}

/** Every column of the file, with what stands in it and what it fills. */
export function ColumnTable({ of, place, table, mapping, errorOf, onChange }: ColumnTableProps) {
  const { t } = useAdminText();
  const { data: rows = [] } = usePreview(of.id, place, table);
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
        {table.shape.columns.map((column) => (
          <ColumnLine
            key={column}
            column={column}
            samples={samplesOf(rows, table, column)}
            mapping={mapping}
            errorOf={errorOf}
            onChange={onChange}
          />
        ))}
      </tbody>
    </table>
  );
}
