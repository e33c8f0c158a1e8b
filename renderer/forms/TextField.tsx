import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { FieldNotes, describedBy } from './FieldNotes.js';
import { LengthNote, useLength } from './LengthNote.js';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'children' | 'className'> {
  label: string;
  /** The error message. */
  error?: string | undefined;
  hint?: string;
  /** The fields of the API that this one stands for, where their names differ. */
  'data-errors'?: string;
  /** A control at the end of the label's line. */
  action?: ReactNode;
  /** The form says when a text is longer; it cuts none. */
  maxLength?: number | undefined;
}

/** An input with its label, hint and error, connected for screen readers. */
export function TextField({ label, error, hint, action, maxLength, ...input }: TextFieldProps) {
  const notes = { id: useId(), hint, error };
  const { count, length } = useLength({ ...input, maxLength });
  return (
    <div className="field">
      <div className="label flex items-center justify-between gap-4">
        <label htmlFor={notes.id}>{label}</label>
        {action}
      </div>
      <input
        {...input}
        id={notes.id}
        {...describedBy(notes)}
        onInput={(event) => {
          count(event);
          input.onInput?.(event);
        }}
      />
      {length && <LengthNote {...length} />}
      <FieldNotes {...notes} />
    </div>
  );
}
