import { useId, useState } from 'react';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { bulkItems, type BulkItem } from './bulk-items.js';

interface AddFieldProps {
  added: readonly BulkItem[];
  nameOf(item: BulkItem): string;
  onAdd(item: BulkItem): void;
}

/** Chooses what is to change. The button adds it: with the arrow keys, a select passes by what is not meant. */
export function AddField({ added, nameOf, onAdd }: AddFieldProps) {
  const { t } = useAdminText();
  const id = useId();
  const offered = bulkItems.filter((item) => !added.includes(item));
  const [chosen, setChosen] = useState<BulkItem | null>(null);
  const item = chosen && offered.includes(chosen) ? chosen : offered[0];
  if (!item) return null;
  return (
    <div className="field">
      <label htmlFor={id}>{t('bulk.addField')}</label>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <select id={id} className="control" value={item} onChange={({ target }) => setChosen(target.value as BulkItem)}>
          {offered.map((name) => (
            <option key={name} value={name}>
              {nameOf(name)}
            </option>
          ))}
        </select>
        <button type="button" className="btn btn-outline px-4" onClick={() => onAdd(item)}>
          {t('bulk.add')}
        </button>
      </div>
    </div>
  );
}
