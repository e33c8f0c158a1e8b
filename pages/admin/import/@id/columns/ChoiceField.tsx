import { useId } from 'react';
import { describedBy, FieldNotes } from '../../../../../renderer/forms/FieldNotes.js';

interface ChoiceFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; text: string }[];
  hint?: string;
  error?: string | undefined;
  onChange(value: Value): void;
}

/** A select whose value is kept by what is around it. */
export function ChoiceField<Value extends string>({
  label,
  value,
  options,
  hint,
  error,
  onChange,
}: ChoiceFieldProps<Value>) {
  const notes = { id: useId(), hint, error };
  return (
    <div className="field">
      <label htmlFor={notes.id}>{label}</label>
      <select
        id={notes.id}
        value={value}
        {...describedBy(notes)}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <FieldNotes {...notes} />
    </div>
  );
}
