import { useState } from 'react';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { actionIcons } from '../../../../../renderer/forms/action-icons.js';
import { Icon } from '../../../../../renderer/ui/icons/Icon.js';

interface ReplaceFieldsProps {
  values: Record<string, string>;
  onChange(values: Record<string, string>): void;
}

/** Whole texts and what they are read as. While one is typed, the lines stay in their order. */
export function ReplaceFields({ values, onChange }: ReplaceFieldsProps) {
  const { t } = useAdminText();
  const [pairs, setPairs] = useState<[text: string, by: string][]>(() =>
    Object.keys(values).length > 0 ? Object.entries(values) : [['', '']],
  );
  const change = (next: [string, string][]) => {
    setPairs(next);
    onChange(Object.fromEntries(next.filter(([text]) => text !== '')));
  };
  return (
    <div className="col-span-full grid gap-2">
      {pairs.map(([text, by], place) => (
        // Lines are only added at the end.
        <div key={place} className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto] items-center gap-2">
          <input
            className="control"
            aria-label={t('imports.map.text')}
            placeholder={t('imports.map.text')}
            value={text}
            onChange={({ target }) => change(pairs.with(place, [target.value, by]))}
          />
          <span aria-hidden="true">→</span>
          <input
            className="control"
            aria-label={t('imports.map.by', { text })}
            value={by}
            onChange={({ target }) => change(pairs.with(place, [text, target.value]))}
          />
          <button
            type="button"
            className="icon-btn"
            aria-label={t('imports.map.removePair', { text })}
            onClick={() => change(pairs.filter((_, at) => at !== place))}
          >
            <Icon name="close" size={18} />
          </button>
        </div>
      ))}
      <button
        type="button"
        className="link flex min-h-11 items-center gap-2 justify-self-start text-sm"
        onClick={() => setPairs([...pairs, ['', '']])}
      >
        <Icon name={actionIcons.add} size={16} /> {t('imports.map.addPair')}
      </button>
    </div>
  );
}
