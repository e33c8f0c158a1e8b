import type { ImportTable } from '../../../../../src/contract/import.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../../../renderer/i18n/format.js';
import { DataSheet } from '../../../../../renderer/ui/DataSheet.js';
import { delimiterText, encodingText, formatText } from './shape-texts.js';

/** How a table was read, where it cannot be changed. */
export function TableSheet({ table: { shape, mapping } }: { table: ImportTable }) {
  const { t, language } = useAdminText();
  const { format, encoding, delimiter, sheet, rowsAbove = 0, columns } = shape;
  return (
    <div className="mt-4 max-w-2xl">
      <DataSheet
        rows={[
          [t('imports.file.table'), t(`imports.tables.${mapping.table}`)],
          [t('imports.file.format'), formatText(format)],
          [t('imports.file.sheet'), sheet],
          [t('imports.file.encoding'), encoding && encodingText(encoding, t)],
          [t('imports.file.delimiter'), delimiter && delimiterText(delimiter, t)],
          [t('imports.file.rowsAbove'), rowsAbove > 0 && formatNumber(rowsAbove, language)],
          [t('imports.file.columns'), formatNumber(columns.length, language)],
        ]}
      />
    </div>
  );
}
