import { type ReactNode, useRef, useState } from 'react';
import { navigate } from 'vike/client/router';
import { Form } from '../../forms/Form.js';
import { useFormSubmit } from '../../forms/use-form-submit.js';
import { showToast } from '../../ui/toast-store.js';
import { useAdminText } from '../use-admin-text.js';
import { fillForm, type RecordValues } from './record-values.js';
import { RecordState } from './RecordState.js';
import { useSaveKeys } from './use-save-keys.js';
import { useUnsavedWarning } from './use-unsaved-warning.js';

interface RecordFormProps {
  /** Saves the fields, and resolves to the values as stored. */
  save(fields: FormData): Promise<RecordValues>;
  /** Something outside of the fields has changed, such as links. */
  isChanged?: boolean;
  /** Address of the record that a second button goes on to once this one is saved. */
  next?: string | null;
  /** How often its values were merged with those of somebody else: the conflict that the last attempt has met is solved then. */
  merges?: number;
  children(errorOf: (field: string) => string | undefined): ReactNode;
}

/** The form of one record: groups of fields, and below them a bar to save that is always visible. */
export function RecordForm({ save, isChanged = false, next = null, merges = 0, children }: RecordFormProps) {
  const { t } = useAdminText();
  const [isTyped, setIsTyped] = useState(false);
  const isUnsaved = isTyped || isChanged;
  useUnsavedWarning(isUnsaved, t('form.leave'));
  const goesOn = useRef(false);
  const [mergesWhenSent, setMergesWhenSent] = useState(merges);
  const submission = useFormSubmit({
    send: async (fields) => {
      setMergesWhenSent(merges);
      const stored = await save(fields);
      if (submission.form.current) fillForm(submission.form.current, stored);
      setIsTyped(false);
      showToast({ kind: 'success', title: t('form.saved') });
      if (!next || !goesOn.current) return;
      if (isUnsavedOutside(submission.form.current) && !window.confirm(t('form.leave'))) return;
      await navigate(next);
      return 'leaving';
    },
  });
  useSaveKeys(submission.form, next !== null, goesOn);
  const error = merges === mergesWhenSent ? submission.error : null;
  const isBusy = submission.progress !== 'none';
  return (
    <div className="min-w-0 noscript:hidden" data-unsaved={isUnsaved} onInput={() => setIsTyped(true)}>
      <Form submission={{ ...submission, error }} failed={t('form.failed')} className="[&>[role=alert]]:mb-8">
        {children(submission.errorOf)}
        <div className="action-bar mt-10">
          <button
            className="btn btn-primary max-sm:grow"
            aria-busy={isBusy}
            aria-keyshortcuts="Control+S Meta+S"
            onClick={() => (goesOn.current = false)}
          >
            {t(isBusy ? 'form.saving' : 'form.save')}
          </button>
          {next && (
            <button
              className="btn btn-outline max-sm:grow"
              aria-keyshortcuts="Control+Enter Meta+Enter"
              onClick={() => (goesOn.current = true)}
            >
              {t('form.saveAndNext')}
            </button>
          )}
          <RecordState isUnsaved={isUnsaved} error={error} />
        </div>
      </Form>
    </div>
  );
}

/** Another part of the page, which is saved by itself, has changes that would be lost. */
const isUnsavedOutside = (form: HTMLFormElement | null): boolean =>
  [...document.querySelectorAll('[data-unsaved="true"]')].some((part) => !part.contains(form));
