import { useState } from 'react';
import type { Mapping } from '../../../../../src/contract/exchange/mapping.js';
import { FileButton } from '../../../../../renderer/admin/FileButton.js';
import { fittingMapping } from '../../../../../renderer/admin/imports/fitting-mapping.js';
import { saveAs } from '../../../../../renderer/admin/uploads/batch-report.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { actionIcons } from '../../../../../renderer/forms/action-icons.js';
import { Icon } from '../../../../../renderer/ui/icons/Icon.js';
import { showToast } from '../../../../../renderer/ui/toast-store.js';

interface MappingFileProps {
  /** Of the table. */
  name: string;
  mapping: Mapping;
  columns: readonly string[];
  onLoad(mapping: Mapping): void;
}

/** Keeps the mapping as a file for the next delivery, and takes one that was kept. */
export function MappingFile({ name, mapping, columns, onLoad }: MappingFileProps) {
  const { t } = useAdminText();
  const [missing, setMissing] = useState<string[]>([]);
  const load = async (file: File) => {
    const found = fittingMapping(await parsed(file), mapping, columns);
    setMissing(found?.missing ?? []);
    if (!found)
      return showToast({
        kind: 'error',
        title: t('imports.mappingFile.wrong'),
        text: t('imports.mappingFile.wrongText', { table: t(`imports.tables.${mapping.table}`) }),
      });
    onLoad(found.mapping);
    showToast({ kind: 'success', title: t('imports.mappingFile.loaded') });
  };
  return (
    <div className="mt-8 border-t border-line pt-5">
      <p className="max-w-2xl text-sm text-mute">{t('imports.mappingFile.hint')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <button
          type="button"
          className="btn btn-outline"
          onClick={() =>
            saveAs(
              `${name.replace(/^.*\//, '').replace(/\.\w+$/, '')}.mapping.json`,
              `${JSON.stringify(mapping, null, 2)}\n`,
              'application/json',
            )
          }
        >
          <Icon name={actionIcons.download} size={18} />
          {t('imports.mappingFile.save')}
        </button>
        <FileButton
          text={t('imports.mappingFile.load')}
          label={t('imports.mappingFile.load')}
          accept=".json,application/json"
          isBusy={false}
          onFile={(file) => void load(file)}
        />
      </div>
      <div role="status">
        {missing.length > 0 && (
          <p className="mt-3 text-sm text-caution">
            {t('imports.mappingFile.missing', { columns: missing.join(', ') })}
          </p>
        )}
      </div>
    </div>
  );
}

async function parsed(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text()) as unknown;
  } catch {
    return null;
  }
}
