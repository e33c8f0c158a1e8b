import { type ComponentProps, useRef, useState } from 'react';
import { TextField } from '../../forms/TextField.js';
import { useAdminText } from '../use-admin-text.js';
import { DateReading, type ReadYears, writeReading } from './DateReading.js';

type YearFieldProps = Omit<ComponentProps<typeof TextField>, 'onInput'> & { name: string };

/**
 * The year of a photo. Of a date such as `ca. 1905` it offers what the form has for it: the estimate, the span, the date in
 * words.
 */
export function YearField(props: YearFieldProps) {
  const { t, language } = useAdminText();
  const field = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const isYear = /^\d{0,4}$/.test(typed.trim());
  const accept = (read: ReadYears) => {
    const form = field.current?.closest('form');
    if (form) writeReading(form, read);
    field.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={field} className="min-w-0">
      <TextField {...props} inputMode="numeric" onInput={({ currentTarget }) => setTyped(currentTarget.value)} />
      <DateReading text={isYear ? '' : typed} language={language} unread={t('year.unread')} onAccept={accept} />
    </div>
  );
}
