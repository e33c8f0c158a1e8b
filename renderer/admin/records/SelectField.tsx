import { useId } from 'react';
import { FieldNotes, describedBy } from '../../forms/FieldNotes.js';

interface SelectFieldProps {
  name: string;
  label: string;
  options: { value: string; text: string }[];
  defaultValue: string;
  error: string | undefined;
}

/** A select with the same label, hint and error as TextField. */
export function SelectField({ label, options, error, ...select }: SelectFieldProps) {
  const notes = { id: useId(), error };
  return (
    <div className="field">
      <label htmlFor={notes.id}>{label}</label>
      <select {...select} id={notes.id} {...describedBy(notes)}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <FieldNotes {...notes} />
    </div>
  );
}
