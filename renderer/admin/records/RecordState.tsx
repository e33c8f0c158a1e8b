import type { FormError } from '../../forms/use-form-submit.js';
import { useAdminText } from '../use-admin-text.js';

interface RecordStateProps {
  isUnsaved: boolean;
  /** How many changes, where they are counted. */
  count?: number | undefined;
  /** The error of the last attempt to save. */
  error: FormError | null;
}

/**
 * Beside the save button: whether there are unsaved changes, and after an edit conflict a button that reloads the
 * record.
 */
export function RecordState({ isUnsaved, count, error }: RecordStateProps) {
  const { t } = useAdminText();
  return (
    <>
      <p role="status" className="text-sm text-mute empty:absolute max-sm:not-empty:basis-full sm:not-empty:pl-6">
        {isUnsaved && (count === undefined ? t('form.unsaved') : t('form.unsavedCount', { count }))}
      </p>
      {error?.code === 'record_outdated' && (
        <button type="button" className="link min-h-11 text-sm sm:ml-6" onClick={reloadPage}>
          {t('form.reload')}
        </button>
      )}
    </>
  );
}

/** Not `location.reload()`: browsers would restore what was typed. */
const reloadPage = (): void => location.assign(location.pathname + location.search);
