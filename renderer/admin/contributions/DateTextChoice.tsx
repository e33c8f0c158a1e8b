import { CheckField } from '../../forms/CheckField.js';
import { useAdminText } from '../use-admin-text.js';

const name = 'keepsDateText';

/** Whether the date in words, which tells of the year before, holds for the new year too. */
export function DateTextChoice({ words }: { words: string }) {
  const { t } = useAdminText();
  return (
    <div>
      <CheckField name={name}>{t('contributions.keepsDateText', { words })}</CheckField>
      <p className="hint">{t('contributions.keepsDateTextHint')}</p>
    </div>
  );
}

/** What the form says about it: nothing where it does not ask. */
export const keptDateText = (fields: FormData) => (fields.has(name) ? { keepsDateText: true } : {});
