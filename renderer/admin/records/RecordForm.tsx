import { type ReactNode, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { navigate } from 'vike/client/router';
import { fillForm } from '../../forms/fill-form.js';
import { Form } from '../../forms/Form.js';
import { useFormSubmit } from '../../forms/use-form-submit.js';
import { showToast } from '../../ui/toast-store.js';
import { useAdminText } from '../use-admin-text.js';
import { countChanged } from './changed-fields.js';
import { focusFirstField } from './focus-first-field.js';
import type { RecordValues } from './record-values.js';
import { SaveBar } from './SaveBar.js';
import { useChangedCount } from './use-changed-count.js';
import { useSaveKeys } from './use-save-keys.js';
import { useUnsavedWarning } from './use-unsaved-warning.js';

/** A part of the page with a call of its own, which the button of the form saves as well. */
export interface SavedAlong {
  /** How many of its changes are not saved. */
  unsaved: number;
  /** Resolves to false when it is not saved; it says why, and keeps what was edited. */
  save(): Promise<boolean>;
  content: ReactNode;
}

interface RecordFormProps {
  /**
   * Saves the fields, and resolves to the values as stored.
   * @param form with what is typed until then
   */
  save(fields: FormData, form: HTMLFormElement): Promise<RecordValues>;
  /** The values as they are stored: with them the form counts what is unsaved. */
  stored?: RecordValues;
  /** Something outside of the fields has changed, such as links, or how many of such things. */
  isChanged?: boolean | number;
  /** Below the fields. It is saved first: a photo is not published while a part of it cannot be saved. */
  along?: SavedAlong | null;
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
  /** As they are typed. */
  fields(): FormData;
  /** Saves the form together with values that are no fields of it. Does nothing while it is being saved. */
  save(others: Record<string, string>): void;
}

/** The form of one record: groups of fields, and below them a bar to save that is always visible. */
export function RecordForm({
  save,
  stored,
  isChanged = false,
  along = null,
  next = null,
  nextText,
  merges = 0,
  control,
  children,
}: RecordFormProps) {
  const { t } = useAdminText();
  const [isTyped, setIsTyped] = useState(false);
  const formId = useId();
  const goesOn = useRef(false);
  const others = useRef<Record<string, string>>({});
  const [mergesWhenSent, setMergesWhenSent] = useState(merges);
  const submission = useFormSubmit({
    send: async (sent, form) => {
      setMergesWhenSent(merges);
      for (const [name, value] of Object.entries(others.current)) sent.set(name, value);
      const isNothingElse = isFieldsAsStored(form) && !isChanged && Object.keys(others.current).length === 0;
      if (along && along.unsaved > 0) {
        if (!(await along.save())) return;
        if (isNothingElse) return done(form);
      }
      const saved = await save(sent, form);
      setIsTyped(fillForm(form, sent, saved));
      fields.count(saved);
      return done(form);
    },
  });
  const isFieldsAsStored = (form: HTMLFormElement) => stored !== undefined && countChanged(form, stored) === 0;
  const done = async (form: HTMLFormElement): Promise<'leaving' | void> => {
    showToast({ kind: 'success', title: t('form.saved') });
    if (!next || !goesOn.current) return;
    if (isUnsavedOutside(form) && !window.confirm(t('form.leave'))) return;
    await navigate(next);
    focusFirstField();
    return 'leaving';
  };
  const fields = useChangedCount(submission.form, stored, merges);
  const count = fields.changed + Number(isChanged) + (along?.unsaved ?? 0);
  const isUnsaved = stored ? count > 0 : isTyped || Boolean(isChanged);
  useUnsavedWarning(isUnsaved, t('form.leave'));
  useImperativeHandle(control, () => ({
    isUnsaved,
    fields: () => new FormData(submission.form.current ?? undefined),
    save(values) {
      goesOn.current = false;
      // The form is read before `requestSubmit` returns, or, while it is being saved, not at all.
      others.current = values;
      submission.form.current?.requestSubmit();
      others.current = {};
    },
  }));
  useSaveKeys(submission.form, goesOn);
  const error = merges === mergesWhenSent ? submission.error : null;
  const isBusy = submission.progress !== 'none';
  // Another record follows this one: nothing can be typed here any more.
  const isLeaving = isBusy && next !== null && goesOn.current;
  const handleInput = () => {
    setIsTyped(true);
    fields.count();
  };
  return (
    <div className="min-w-0 noscript:hidden" data-unsaved={isUnsaved}>
      <div className="contents" onInput={handleInput}>
        <Form
          id={formId}
          submission={{ ...submission, error }}
          failed={t('form.failed')}
          className="growing-texts [&>[role=alert]]:mb-8"
        >
          <div className="contents" inert={isLeaving}>
            {children(submission.errorOf)}
          </div>
        </Form>
      </div>
      {along && (
        <div className="contents" inert={isLeaving}>
          {along.content}
        </div>
      )}
      <SaveBar
        formId={formId}
        isBusy={isBusy}
        hasNext={next !== null}
        nextText={nextText}
        goesOn={goesOn}
        isUnsaved={isUnsaved}
        count={stored && count}
        error={error}
      />
    </div>
  );
}

/** Another part of the page, which is saved by itself, has changes that would be lost. */
const isUnsavedOutside = (form: HTMLFormElement | null): boolean =>
  [...document.querySelectorAll('[data-unsaved="true"]')].some((part) => !part.contains(form));
