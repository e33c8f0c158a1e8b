import { useState } from 'react';
import { typedNumber } from '../../../../renderer/admin/records/record-values.js';
import { TextField } from '../../../../renderer/forms/TextField.js';

interface PercentFieldProps {
  label: string;
  value: number;
  onChange(value: number): void;
  error: string | undefined;
}

/**
 * A number that can be dragged as well as typed. The typed text stays as it is (`5,0`) while it means the same number.
 */
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
      value={numberOf(typed) === value ? typed : String(value)}
      onChange={({ target }) => handleChange(target.value)}
      error={error}
    />
  );
}

/** An empty field is 0; null means that the text is no number. */
function numberOf(text: string): number | null {
  const number: unknown = typedNumber(text) ?? 0;
  return typeof number === 'number' ? number : null;
}
