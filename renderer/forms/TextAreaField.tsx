import { type TextareaHTMLAttributes, useId } from 'react';
import { FieldNotes, describedBy } from './FieldNotes.js';
import { LengthNote, useLength } from './LengthNote.js';

interface TextAreaFieldProps extends Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'id' | 'children' | 'className'
> {
  label: string;
  /** The error message. */
  error?: string | undefined;
  hint?: string;
  /** The form says when a text is longer; it cuts none. */
  maxLength?: number | undefined;
}

/** A textarea with the same label, hint and error as TextField. */
export function TextAreaField({ label, error, hint, maxLength, ...textarea }: TextAreaFieldProps) {
  const notes = { id: useId(), hint, error };
  const { count, length } = useLength({ ...textarea, maxLength });
  return (
    <div className="field">
      <label htmlFor={notes.id}>{label}</label>
      <textarea
        {...textarea}
        id={notes.id}
        {...describedBy(notes)}
        onInput={(event) => {
          count(event);
          textarea.onInput?.(event);
        }}
      />
      {length && <LengthNote {...length} />}
      <FieldNotes {...notes} />
    </div>
  );
}
