import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'children' | 'className'> {
  label: string;
  /** The sentence of what is wrong with it. */
  error?: string | undefined;
  hint?: string;
  /** A control at the end of the label's line. */
  action?: ReactNode;
}

/** Label, input, hint and error, tied together for those who hear the page. */
export function TextField({ label, error, hint, action, ...input }: TextFieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="field">
      <div className="label flex items-center justify-between gap-4">
        <label htmlFor={id}>{label}</label>
        {action}
      </div>
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
      />
      {hint && (
        <p id={hintId} className="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="error">
          {error}
        </p>
      )}
    </div>
  );
}
