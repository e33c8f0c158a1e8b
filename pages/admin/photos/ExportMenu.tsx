import { useId } from 'react';
import type { BulkSelection } from '../../../src/contract/bulk-edit.js';
import { type ExportChoice, exportPath } from '../../../src/contract/exchange/export.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';

const choices = {
  csv: { format: 'csv', files: 'none' },
  csvOriginals: { format: 'csv', files: 'originals' },
  jsonl: { format: 'jsonl', files: 'none' },
  jsonlOriginals: { format: 'jsonl', files: 'originals' },
} as const satisfies Record<string, Pick<ExportChoice, 'format' | 'files'>>;
const names = Object.keys(choices) as (keyof typeof choices)[];

/** Exports photos in the chosen way: links in a native popover, which need no scripts. */
export function ExportMenu({ selection, className = '' }: { selection: BulkSelection; className?: string }) {
  const { t } = useAdminText();
  const id = useId();
  return (
    <div className={`action-menu ${className}`}>
      <button type="button" className="btn btn-outline w-full px-4" popoverTarget={id}>
        {t('photos.export.button')}
      </button>
      <ul id={id} popover="auto" aria-label={t('photos.export.label')}>
        {names.map((name) => (
          <li key={name}>
            <a href={exportPath(selection, choices[name])} download>
              {t(`photos.export.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
