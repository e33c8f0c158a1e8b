import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { FieldNotes, describedBy } from './FieldNotes.js';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'children' | 'className'> {
  label: string;
  /** The error message. */
  error?: string | undefined;
  hint?: string;
  /** The fields of the API that this one stands for, where their names differ. */
  'data-errors'?: string;
  /** A control at the end of the label's line. */
  action?: ReactNode;
}

/** An input with its label, hint and error, connected for screen readers. */
export function TextField({ label, error, hint, action, ...input }: TextFieldProps) {
  const notes = { id: useId(), hint, error };
  return (
    <div className="field">
      <div className="label flex items-center justify-between gap-4">
        <label htmlFor={notes.id}>{label}</label>
        {action}
      </div>
      <input {...input} id={notes.id} {...describedBy(notes)} />
      <FieldNotes {...notes} />
    </div>
  );
}
