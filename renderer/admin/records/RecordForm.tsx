import { type ReactNode, useState } from 'react';
import { Form } from '../../forms/Form.js';
import { useFormSubmit } from '../../forms/use-form-submit.js';
import { showToast } from '../../ui/toast-store.js';
import { useAdminText } from '../use-admin-text.js';
import { fillForm, type RecordValues } from './record-values.js';
import { RecordState } from './RecordState.js';
import { useUnsavedWarning } from './use-unsaved-warning.js';

interface RecordFormProps {
  /** Saves the fields, and resolves to the values as stored. */
  save(fields: FormData): Promise<RecordValues>;
  /** Something outside of the fields has changed, such as links. */
  isChanged?: boolean;
  children(errorOf: (field: string) => string | undefined): ReactNode;
}

/** The form of one record: groups of fields, and below them a bar to save that is always visible. */
export function RecordForm({ save, isChanged = false, children }: RecordFormProps) {
  const { t } = useAdminText();
  const [isTyped, setIsTyped] = useState(false);
  const isUnsaved = isTyped || isChanged;
  useUnsavedWarning(isUnsaved, t('form.leave'));
  const submission = useFormSubmit({
    send: async (fields) => {
      const stored = await save(fields);
      if (submission.form.current) fillForm(submission.form.current, stored);
      setIsTyped(false);
      showToast({ kind: 'success', title: t('form.saved') });
    },
  });
  const isBusy = submission.progress !== 'none';
  return (
    <div className="min-w-0 noscript:hidden" onInput={() => setIsTyped(true)}>
      <Form submission={submission} failed={t('form.failed')} className="">
        {children(submission.errorOf)}
        <div className="sticky bottom-0 z-10 -mx-5 mt-10 flex flex-wrap items-center gap-y-2 border-t border-line bg-bg px-5 py-3 sm:mx-0 sm:px-0">
          <button className="btn btn-primary max-sm:grow" aria-busy={isBusy}>
            {t(isBusy ? 'form.saving' : 'form.save')}
          </button>
          <RecordState isUnsaved={isUnsaved} error={submission.error} />
        </div>
      </Form>
    </div>
  );
}
