import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldError } from '../../src/contract/errors.js';
import { asMember } from '../account/sign-in-again.js';
import { ApiError } from '../api/request.js';
import { useText } from '../i18n/use-text.js';

export interface FormError {
  message: string;
  errors: FieldError[];
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
  handleSubmit(event: FormEvent<HTMLFormElement>): void;
}

interface FormSubmitOptions {
  /** The error of the same form when it was sent without scripts. */
  initial?: FormError | null | undefined;
  /** Calls the API. Return 'leaving' when another page opens now, so that the form is not sent again meanwhile. */
  send(fields: FormData): Promise<'leaving' | void>;
}

/** Sends a form by script, shows its error, and focuses the first invalid field. */
export function useFormSubmit({ initial, send }: FormSubmitOptions): FormSubmission {
  const { t } = useText();
  const [error, setError] = useState<FormError | null>(initial ?? null);
  const [progress, setProgress] = useState<FormSubmission['progress']>('none');
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!error) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalid ?? summary.current)?.focus();
  }, [error]);

  const submit = async (element: HTMLFormElement) => {
    if (progress !== 'none') return;
    setProgress('sent');
    try {
      const fields = new FormData(element);
      const next = await asMember(() => send(fields));
      setError(null);
      setProgress(next === 'leaving' ? 'done' : 'none');
    } catch (error) {
      setProgress('none');
      setError(formErrorOf(error, t('common.error')));
    }
  };

  return {
    form,
    summary,
    error,
    progress,
    errorOf: (field) => error?.errors.find((invalid) => invalid.field === field)?.message,
    handleSubmit: (event) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
  };
}

/** A field as text; '' when it is missing. */
export const textOf = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};

const formErrorOf = (error: unknown, fallback: string): FormError =>
  error instanceof ApiError
    ? { message: error.message || fallback, errors: error.errors ?? [], code: error.code }
    : { message: fallback, errors: [], code: null };
