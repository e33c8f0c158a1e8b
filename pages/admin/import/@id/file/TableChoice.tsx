import { type ImportDetail, isImportChangeable } from '../../../../../src/contract/import.js';
import { adminApi } from '../../../../../renderer/admin/admin-api.js';
import { SelectField } from '../../../../../renderer/admin/records/SelectField.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { Form } from '../../../../../renderer/forms/Form.js';
import { textOf, useFormSubmit } from '../../../../../renderer/forms/use-form-submit.js';
import { usePutImport } from '../use-import.js';

/** Which table of a zip is read, where nothing says what they are. */
export function TableChoice({ of }: { of: ImportDetail }) {
  const { t } = useAdminText();
  const put = usePutImport();
  const { id, version, tableFiles, tables } = of;
  const chosen = tables[0]?.name ?? '';
  const failed = t('imports.file.readTableFailed');
  const submission = useFormSubmit({
    fallback: failed,
    send: async (fields) => {
      const tableFile = textOf(fields, 'tableFile');
      if (tableFile !== '' && tableFile !== chosen) put(await adminApi.imports.change({ id, version, tableFile }));
    },
  });
  if (tableFiles.length === 0 || !isImportChangeable(of)) return null;
  return (
    <div className="mt-6 max-w-2xl">
      {of.problem?.code === 'table_ambiguous' && (
        <p className="mb-4 font-semibold">{t('imports.problems.table_ambiguous')}</p>
      )}
      <Form submission={submission} failed={failed} className="grid gap-4 noscript:hidden">
        <SelectField
          key={chosen}
          name="tableFile"
          label={t('imports.file.tableFile')}
          options={tableFiles.map((value) => ({ value, text: value }))}
          defaultValue={chosen || (tableFiles[0] ?? '')}
          error={submission.errorOf('tableFile')}
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <button
            className={`btn ${of.problem?.code === 'table_ambiguous' ? 'btn-primary' : 'btn-outline'}`}
            aria-busy={submission.progress !== 'none'}
          >
            {t('imports.file.readTable')}
          </button>
          <p className="max-w-xl text-sm text-mute">{t('imports.file.tableFileHint')}</p>
        </div>
      </Form>
    </div>
  );
}
