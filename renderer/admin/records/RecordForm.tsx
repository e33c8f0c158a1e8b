import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { navigate } from 'vike/client/router';
import { fillForm } from '../../forms/fill-form.js';
import { Form } from '../../forms/Form.js';
import { useFormSubmit } from '../../forms/use-form-submit.js';
import { showToast } from '../../ui/toast-store.js';
import { useAdminText } from '../use-admin-text.js';
import type { RecordValues } from './record-values.js';
import { RecordState } from './RecordState.js';
import { useSaveKeys } from './use-save-keys.js';
import { useUnsavedWarning } from './use-unsaved-warning.js';

interface RecordFormProps {
  /**
   * Saves the fields, and resolves to the values as stored.
   * @param form with what is typed until then
   */
  save(fields: FormData, form: HTMLFormElement): Promise<RecordValues>;
  /** Something outside of the fields has changed, such as links. */
  isChanged?: boolean;
  /** Address of the record that a second button goes on to once this one is saved. */
  next?: string | null;
  /** Text of that button, where what follows is not the next record of a list. */
  nextText?: string;
  /** How often its values were merged with those of somebody else: the conflict that the last attempt has met is solved then. */
  merges?: number;
  /** For what is beside the form and saves it. */
  control?: Ref<RecordControl>;
  children(errorOf: (field: string) => string | undefined): ReactNode;
}

export interface RecordControl {
  isUnsaved: boolean;
  /** Another part of the page, which is saved by itself, has changes. */
  isUnsavedOutside(): boolean;
  /** As they are typed. */
  fields(): FormData;
  /** Saves the form together with values that are no fields of it. Does nothing while it is being saved. */
  save(others: Record<string, string>): void;
}

/** The form of one record: groups of fields, and below them a bar to save that is always visible. */
export function RecordForm({
  save,
  isChanged = false,
  next = null,
  nextText,
  merges = 0,
  control,
  children,
}: RecordFormProps) {
  const { t } = useAdminText();
  const [isTyped, setIsTyped] = useState(false);
  const isUnsaved = isTyped || isChanged;
  useUnsavedWarning(isUnsaved, t('form.leave'));
  const goesOn = useRef(false);
  const others = useRef<Record<string, string>>({});
  const [mergesWhenSent, setMergesWhenSent] = useState(merges);
  const submission = useFormSubmit({
    send: async (fields, form) => {
      setMergesWhenSent(merges);
      for (const [name, value] of Object.entries(others.current)) fields.set(name, value);
      const stored = await save(fields, form);
      setIsTyped(fillForm(form, fields, stored));
      showToast({ kind: 'success', title: t('form.saved') });
      if (!next || !goesOn.current) return;
      if (isUnsavedOutside(form) && !window.confirm(t('form.leave'))) return;
      await navigate(next);
      focusFirstField();
      return 'leaving';
    },
  });
  useImperativeHandle(control, () => ({
    isUnsaved,
    isUnsavedOutside: () => isUnsavedOutside(submission.form.current),
    fields: () => new FormData(submission.form.current ?? undefined),
    save(values) {
      goesOn.current = false;
      // The form is read before `requestSubmit` returns, or, while it is being saved, not at all.
      others.current = values;
      submission.form.current?.requestSubmit();
      others.current = {};
    },
  }));
  useSaveKeys(submission.form, next !== null, goesOn);
  const error = merges === mergesWhenSent ? submission.error : null;
  const isBusy = submission.progress !== 'none';
  // Another record follows this one: nothing can be typed here any more.
  const isLeaving = isBusy && next !== null && goesOn.current;
  return (
    <div className="min-w-0 noscript:hidden" data-unsaved={isUnsaved} onInput={() => setIsTyped(true)}>
      <Form submission={{ ...submission, error }} failed={t('form.failed')} className="[&>[role=alert]]:mb-8">
        <div className="contents" inert={isLeaving}>
          {children(submission.errorOf)}
        </div>
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
              {nextText ?? t('form.saveAndNext')}
            </button>
          )}
          <RecordState isUnsaved={isUnsaved} error={error} />
        </div>
      </Form>
    </div>
  );
}

/** Whoever catalogues a list types on: the title of the next record. */
const focusFirstField = (): void =>
  document
    .querySelector<HTMLElement>('[data-unsaved] form :is(input:not([type]), input[type="text"], textarea)')
    ?.focus();

/** Another part of the page, which is saved by itself, has changes that would be lost. */
const isUnsavedOutside = (form: HTMLFormElement | null): boolean =>
  [...document.querySelectorAll('[data-unsaved="true"]')].some((part) => !part.contains(form));
