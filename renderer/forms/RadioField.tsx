import { useId } from 'react';
import { FieldNotes, describedBy } from './FieldNotes.js';

export interface RadioOption<Value extends string> {
  value: Value;
  title: string;
  /** A line below the title. */
  text?: string;
}

interface RadioFieldProps<Value extends string> {
  legend: string;
  name: string;
  options: readonly RadioOption<Value>[];
  chosen: Value | null;
  onChoice(value: Value): void;
  hint?: string | undefined;
  error?: string | undefined;
  /** The fields of the API that it stands for, where their names differ. */
  'data-errors'?: string;
  className?: string;
}

/** A choice of one of a few options, each explained in plain words. */
export function RadioField<Value extends string>({
  legend,
  name,
  options,
  chosen,
  onChoice,
  className = '',
  'data-errors': errorsOf,
  ...rest
}: RadioFieldProps<Value>) {
  const notes = { id: useId(), ...rest };
  return (
    // Focusable by script, for the form that moves the focus to the first invalid field.
    <fieldset className="field" role="radiogroup" tabIndex={-1} {...describedBy(notes)}>
      <legend className="mb-1.5">{legend}</legend>
      <div className={`grid gap-2 ${className}`}>
        {options.map(({ value, title, text }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer gap-3 rounded-sm border border-edge bg-surface px-3.5 py-2.5 hover:border-ink has-checked:border-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={value}
              data-errors={errorsOf}
              checked={chosen === value}
              className="mt-1 outline-0"
              onChange={() => onChoice(value)}
            />
            <span className="min-w-0">
              <span className="block text-[0.9375rem] font-semibold">{title}</span>
              {text && <span className="mt-0.5 block text-sm text-mute">{text}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes {...notes} />
    </fieldset>
  );
}
