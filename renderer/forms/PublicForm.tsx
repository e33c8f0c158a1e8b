import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { withLanguage } from '../../src/contract/languages.js';
import { useText } from '../i18n/use-text.js';
import { Form } from './Form.js';
import { HoneypotField } from './HoneypotField.js';
import { SendRow } from './SendRow.js';
import { textOf, useFormSubmit } from './use-form-submit.js';

interface PublicFormProps<Name extends string> {
  /** The address of its page without the language: without scripts the form is posted there, with them to the API. */
  action: string;
  /** Title of the error message. */
  failed: string;
  /** What is said where there is no answer, or none with a text. */
  fallback?: string;
  /** Text of the button. */
  submit: string;
  /** The fields that are sent, besides the one that must be empty. */
  fields: readonly Name[];
  send(written: Record<Name | 'website', string>, form: HTMLFormElement, fields: FormData): Promise<'leaving' | void>;
  className: string;
  children(form: PublicFormState): ReactNode;
}

export interface PublicFormState {
  /** What was typed before the form was refused; '' in a new one. */
  typed(name: string): string;
  errorOf(field: string): string | undefined;
}

/** A form that any visitor may send to the archive, with scripts or without. */
export function PublicForm<Name extends string>({
  action,
  failed,
  fallback,
  submit,
  fields: names,
  send,
  className,
  children,
}: PublicFormProps<Name>) {
  const { language } = useText();
  const { form: rejected } = usePageContext();
  const submission = useFormSubmit({
    initial: rejected,
    ...(fallback && { fallback }),
    send: (fields, form) => {
      const written = [...names, 'website' as const].map((name) => [name, textOf(fields, name)]);
      return send(Object.fromEntries(written) as Record<Name | 'website', string>, form, fields);
    },
  });
  const typed = (name: string): string => String(rejected?.values[name] ?? '');
  return (
    <Form submission={submission} failed={failed} action={withLanguage(language, action)} className={className}>
      {children({ typed, errorOf: submission.errorOf })}
      <HoneypotField />
      <SendRow text={submit} isSending={submission.progress !== 'none'} />
    </Form>
  );
}
