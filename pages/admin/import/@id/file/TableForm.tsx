import { exchangeTables } from '../../../../../src/contract/exchange/tables.js';
import { limits } from '../../../../../src/contract/limits.js';
import { type ImportDetail, type ImportTable, isImportChangeable } from '../../../../../src/contract/import.js';
import { adminApi } from '../../../../../renderer/admin/admin-api.js';
import { SelectField } from '../../../../../renderer/admin/records/SelectField.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { TextField } from '../../../../../renderer/forms/TextField.js';
import { CheckField } from '../../../../../renderer/forms/CheckField.js';
import { Form } from '../../../../../renderer/forms/Form.js';
import { useFormSubmit } from '../../../../../renderer/forms/use-form-submit.js';
import { formatNumber } from '../../../../../renderer/i18n/format.js';
import { showToast } from '../../../../../renderer/ui/toast-store.js';
import { usePutImport } from '../use-import.js';
import { delimiterOptions, encodingOptions, formatOptions } from './shape-texts.js';
import { tableChange } from './table-form.js';

interface TableFormProps {
  of: ImportDetail;
  place: number;
  table: ImportTable;
}

/** What a table is about and how it is read, in place of what was recognised. The file is read again then. */
export function TableForm({ of, place, table }: TableFormProps) {
  const { t, language } = useAdminText();
  const put = usePutImport();
  const { shape, mapping } = table;
  const submission = useFormSubmit({
    fallback: t('imports.file.failed'),
    send: async (fields) => {
      if (!isImportChangeable(of)) return;
      const change = tableChange(fields, table);
      if (Object.keys(change).length === 0) return showToast({ kind: 'info', title: t('imports.file.same') });
      put(await adminApi.imports.changeTable({ id: of.id, place, version: of.version, ...change }));
    },
  });
  const { errorOf } = submission;
  const isText = shape.format !== 'xlsx';
  const isGrid = shape.format === 'csv' || shape.format === 'xlsx';
  const unset = { value: '', text: t('imports.file.recognised') };
  return (
    <div className="mt-4 noscript:hidden">
      <Form submission={submission} failed={t('imports.file.failed')} className="grid gap-5">
        {/* Read again, it may be another table. */}
        <div
          key={JSON.stringify([shape, mapping.table])}
          className="grid max-w-5xl gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-3"
        >
          <SelectField
            name="table"
            label={t('imports.file.table')}
            options={exchangeTables.map((value) => ({ value, text: t(`imports.tables.${value}`) }))}
            defaultValue={mapping.table}
            error={errorOf('table')}
          />
          {of.problem && (
            <SelectField
              name="format"
              label={t('imports.file.format')}
              options={formatOptions()}
              defaultValue={shape.format}
              error={errorOf('shape.format')}
            />
          )}
          {shape.sheets.length > 1 && (
            <SelectField
              name="sheet"
              label={t('imports.file.sheet')}
              options={shape.sheets.map((value) => ({ value, text: value }))}
              defaultValue={shape.sheet ?? ''}
              error={errorOf('shape.sheet')}
            />
          )}
          {isText && (
            <SelectField
              name="encoding"
              label={t('imports.file.encoding')}
              options={[...(shape.encoding === null ? [unset] : []), ...encodingOptions(t)]}
              defaultValue={shape.encoding ?? ''}
              error={errorOf('shape.encoding')}
            />
          )}
          {shape.format === 'csv' && (
            <SelectField
              name="delimiter"
              label={t('imports.file.delimiter')}
              options={[...(shape.delimiter === null ? [unset] : []), ...delimiterOptions(t)]}
              defaultValue={shape.delimiter ?? ''}
              error={errorOf('shape.delimiter')}
            />
          )}
          {isGrid && (
            <TextField
              name="rowsAbove"
              type="number"
              min={0}
              max={limits.rowsAboveTable}
              label={t('imports.file.rowsAbove')}
              hint={t('imports.file.rowsAboveHint')}
              defaultValue={shape.rowsAbove ?? 0}
              error={errorOf('shape.rowsAbove')}
            />
          )}
          {isGrid && (
            <div className="self-center">
              <input type="hidden" name="asksHeader" value="yes" />
              <CheckField name="hasHeader" defaultChecked={shape.hasHeader} error={errorOf('shape.hasHeader')}>
                {t('imports.file.hasHeader')}
              </CheckField>
            </div>
          )}
        </div>
        {shape.columns.length > 0 && (
          <p className="text-sm text-mute">
            {t('imports.file.columnCount', {
              count: shape.columns.length,
              number: formatNumber(shape.columns.length, language),
            })}{' '}
            <span className="wrap-anywhere">{shape.columns.join(' · ')}</span>
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <button
            className={`btn ${of.problem ? 'btn-primary' : 'btn-outline'}`}
            aria-busy={submission.progress !== 'none' || of.state === 'reading'}
          >
            {t('imports.file.readAgain')}
          </button>
          <p className="max-w-xl text-sm text-mute">{t('imports.file.readAgainHint')}</p>
        </div>
      </Form>
    </div>
  );
}
