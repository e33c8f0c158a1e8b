import { type TextareaHTMLAttributes, useId } from 'react';
import { FieldNotes, describedBy } from './FieldNotes.js';

interface TextAreaFieldProps extends Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'id' | 'children' | 'className'
> {
  label: string;
  /** The error message. */
  error?: string | undefined;
  hint?: string;
}

/** A textarea with the same label, hint and error as TextField. */
export function TextAreaField({ label, error, hint, ...textarea }: TextAreaFieldProps) {
  const notes = { id: useId(), hint, error };
  return (
    <div className="field">
      <label htmlFor={notes.id}>{label}</label>
      <textarea {...textarea} id={notes.id} {...describedBy(notes)} />
      <FieldNotes {...notes} />
    </div>
  );
}
