import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

interface CheckFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'className'> {
  error?: string | undefined;
  children: ReactNode;
}

/** A checkbox with its label and error. */
export function CheckField({ error, children, ...input }: CheckFieldProps) {
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div>
      <label className="check">
        <input {...input} type="checkbox" aria-invalid={error ? true : undefined} aria-describedby={errorId} />
        <span>{children}</span>
      </label>
      {error && (
        <p id={errorId} className="mb-3 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
