import type { RefObject } from 'react';
import type { FormError } from '../../forms/use-form-submit.js';
import { useAdminText } from '../use-admin-text.js';
import { RecordState } from './RecordState.js';

interface SaveBarProps {
  formId: string;
  isBusy: boolean;
  hasNext: boolean;
  nextText: string | undefined;
  /** Set to whether the next record follows. */
  goesOn: RefObject<boolean>;
  isUnsaved: boolean;
  count: number | undefined;
  error: FormError | null;
}

/** The buttons that save a record, always in view at the foot of the window. They are outside of the form that they send. */
export function SaveBar({ formId, isBusy, hasNext, nextText, goesOn, ...state }: SaveBarProps) {
  const { t } = useAdminText();
  return (
    <div className="action-bar mt-10">
      <button
        form={formId}
        className="btn btn-primary max-sm:grow"
        aria-busy={isBusy}
        aria-keyshortcuts="Control+S Meta+S"
        title={t('form.saveKeys')}
        onClick={() => (goesOn.current = false)}
      >
        {t(isBusy ? 'form.saving' : 'form.save')}
      </button>
      {hasNext && (
        <button
          form={formId}
          className="btn btn-outline max-sm:grow"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          title={t('form.nextKeys')}
          onClick={() => (goesOn.current = true)}
        >
          {nextText ?? t('form.saveAndNext')}
        </button>
      )}
      <RecordState {...state} />
    </div>
  );
}
