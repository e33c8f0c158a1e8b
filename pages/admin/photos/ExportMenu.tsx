import { useId } from 'react';
import type { BulkSelection } from '../../../src/contract/bulk-edit.js';
import { type ExportChoice, exportPath } from '../../../src/contract/exchange/export.js';
import type { AdminPhotoSort } from '../../../src/contract/admin-photo.js';
import { type PrintName, printPath, printPaths } from '../../../renderer/admin/printing/print-path.js';
import { actionIcons } from '../../../renderer/forms/action-icons.js';
import { Link } from '../../../renderer/layout/Link.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';

const choices = {
  csv: { format: 'csv', files: 'none' },
  csvOriginals: { format: 'csv', files: 'originals' },
  jsonl: { format: 'jsonl', files: 'none' },
  jsonlOriginals: { format: 'jsonl', files: 'originals' },
  iccd: { format: 'iccd', files: 'none' },
} as const satisfies Record<string, Pick<ExportChoice, 'format' | 'files'>>;
const names = Object.keys(choices) as (keyof typeof choices)[];
const prints = Object.keys(printPaths) as PrintName[];

interface ExportMenuProps {
  selection: BulkSelection;
  /** The order of the list, in which photos are printed. */
  sortBy: AdminPhotoSort | undefined;
  /** The button shows an icon in place of its text. */
  isIcon?: boolean;
}

/** Exports photos in the chosen way, or prints them: links in a native popover, which need no scripts. */
export function ExportMenu({ selection, sortBy, isIcon = false }: ExportMenuProps) {
  const { t } = useAdminText();
  const id = useId();
  return (
    <div className="action-menu">
      {isIcon ? (
        <button
          type="button"
          className="icon-btn"
          aria-label={t('photos.export.button')}
          title={t('photos.export.button')}
          popoverTarget={id}
        >
          <Icon name={actionIcons.download} />
        </button>
      ) : (
        <button type="button" className="btn btn-outline w-full px-4" popoverTarget={id}>
          {t('photos.export.button')}
        </button>
      )}
      <ul id={id} popover="auto" aria-label={t('photos.export.label')}>
        {names.map((name) => (
          <li key={name}>
            <a href={exportPath(selection, choices[name])} download>
              {t(`photos.export.${name}`)}
            </a>
          </li>
        ))}
        {prints.map((name, n) => (
          <li key={name} className={n === 0 ? 'mt-1 border-t border-line pt-1' : ''}>
            <Link to={printPath(name, selection, sortBy)}>{t(`photos.export.${name}`)}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
