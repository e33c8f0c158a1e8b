import { useState } from 'react';
import { typedNumber } from '../../../../renderer/admin/records/record-values.js';
import { TextField } from '../../../../renderer/forms/TextField.js';

interface PercentFieldProps {
  label: string;
  value: number;
  onChange(value: number): void;
  error: string | undefined;
}

/** A number that is dragged as well as typed: what is typed stays as it stands while it means the same. */
export function PercentField({ label, value, onChange, error }: PercentFieldProps) {
  const [typed, setTyped] = useState('');
  const handleChange = (text: string) => {
    setTyped(text);
    const number = numberOf(text);
    if (number !== null) onChange(number);
  };
  return (
    <TextField
      label={label}
      inputMode="decimal"
      maxLength={8}
      value={numberOf(typed) === value ? typed : String(value)}
      onChange={({ target }) => handleChange(target.value)}
      error={error}
    />
  );
}

/** An empty field is 0; null is no number. */
function numberOf(text: string): number | null {
  const number: unknown = typedNumber(text) ?? 0;
  return typeof number === 'number' ? number : null;
}
