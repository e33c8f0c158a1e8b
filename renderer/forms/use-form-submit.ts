import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldError } from '../../src/contract/errors.js';
import { asMember } from '../account/sign-in-again.js';
import { ApiError } from '../api/request.js';
import { useText } from '../i18n/use-text.js';

export interface FormError {
  message: string;
  errors: Pick<FieldError, 'field' | 'message'>[];
  code: ApiError['code'] | null;
}

/** State and handlers of a form; pass it to `Form`. */
export interface FormSubmission {
  form: RefObject<HTMLFormElement | null>;
  summary: RefObject<HTMLDivElement | null>;
  error: FormError | null;
  /** `done` for a form that redirects to another page. */
  progress: 'none' | 'sent' | 'done';
  errorOf(field: string): string | undefined;
  /** Forgets the errors of fields that are being mended; with the last one the error above the form goes, too. */
  clearErrors(fields: string[]): void;
  /** Does so for a field that is typed into, and for the fields of the API that it stands for (`data-errors`). */
  handleInput(event: FormEvent<HTMLFormElement>): void;
  handleSubmit(event: FormEvent<HTMLFormElement>): void;
  /** Sends it as its button does; resolves when it is answered, also with an error, which the form shows. */
  submit(): Promise<void>;
}

interface FormSubmitOptions {
  /** What is said where there is no answer, or none with a text. */
  fallback?: string;
  /** The error of the same form when it was sent without scripts. */
  initial?: FormError | null | undefined;
  /**
   * Calls the API with the fields as they were when the form was sent. Return 'leaving' when another page opens now, so that it
   * is not sent again meanwhile.
   * @param form with what is typed until the answer
   */
  send(fields: FormData, form: HTMLFormElement): Promise<'leaving' | void>;
}

/** Sends a form by script, shows its error, and focuses the first invalid field. */
export function useFormSubmit({ initial, fallback, send }: FormSubmitOptions): FormSubmission {
  const { t } = useText();
  const [error, setError] = useState<FormError | null>(initial ?? null);
  const [progress, setProgress] = useState<FormSubmission['progress']>('none');
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);

  // Only the answer to a submission moves the focus: while errors are mended, it stays where it is.
  const isAnswer = useRef(Boolean(initial));
  useEffect(() => {
    if (!error || !isAnswer.current) return;
    isAnswer.current = false;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalid ?? summary.current)?.focus();
  }, [error]);

  const submit = async (element: HTMLFormElement) => {
    if (progress !== 'none') return;
    setProgress('sent');
    try {
      const fields = new FormData(element);
      const next = await asMember(() => send(fields, element));
      setError(null);
      setProgress(next === 'leaving' ? 'done' : 'none');
    } catch (error) {
      setProgress('none');
      isAnswer.current = true;
      setError(formErrorOf(error, fallback ?? t('common.error')));
    }
  };

  const clearErrors = (fields: string[]) => setError((shown) => shown && withoutFields(shown, fields));

  return {
    form,
    summary,
    error,
    progress,
    errorOf: (field) => error?.errors.find((invalid) => invalid.field === field)?.message,
    clearErrors,
    handleInput: ({ target }) => {
      const { name, dataset } = target as HTMLInputElement;
      clearErrors([name, ...(dataset['errors']?.split(' ') ?? [])]);
    },
    handleSubmit: (event) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    submit: async () => {
      if (form.current) await submit(form.current);
    },
  };
}

/** A field as text; '' when it is missing. */
export const textOf = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};

function withoutFields(error: FormError, fields: string[]): FormError | null {
  const errors = error.errors.filter(({ field }) => !fields.includes(field));
  if (errors.length === error.errors.length) return error;
  return errors.length > 0 ? { ...error, errors } : null;
}

function formErrorOf(error: unknown, fallback: string): FormError {
  if (!(error instanceof ApiError)) return { message: fallback, errors: [], code: null };
  const { code, message } = error;
  // What is wrong with an image is the matter of its field.
  const errors = error.errors ?? (code.startsWith('image_') ? [{ field: 'image', message }] : []);
  return { message: message || fallback, errors, code };
}
