import { type FormEvent, useState } from 'react';
import { useText } from '../i18n/use-text.js';

interface Limited {
  maxLength?: number | undefined;
  value?: unknown;
  defaultValue?: unknown;
}

/**
 * The length of what is typed into a field with a limit. The field has no `maxlength`: browsers cut a longer text that is
 * pasted, without a word. The server refuses it.
 */
export function useLength({ maxLength, value, defaultValue }: Limited) {
  const [typed, setTyped] = useState(() => textLength(defaultValue));
  const length = value === undefined ? typed : textLength(value);
  return {
    count: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setTyped(currentTarget.value.length),
    length: maxLength !== undefined && length > maxLength * 0.9 ? { length, max: maxLength } : null,
  };
}

const textLength = (value: unknown): number => (typeof value === 'string' ? value.length : 0);

/** Shown when a text comes near its limit, and says when it is beyond. */
export function LengthNote({ length, max }: { length: number; max: number }) {
  const { t } = useText();
  const isTooLong = length > max;
  return (
    <p className={`${isTooLong ? 'error' : 'hint'} tabular-nums`} role="status">
      {t(isTooLong ? 'form.tooLong' : 'form.length', { length, max })}
    </p>
  );
}
