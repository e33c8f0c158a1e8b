import { type ComponentProps, useState } from 'react';
import { TextField } from '../../forms/TextField.js';
import { useAdminText } from '../use-admin-text.js';
import { DateReading } from './DateReading.js';

type YearFieldProps = Omit<ComponentProps<typeof TextField>, 'onInput'> & { name: string };

/**
 * The year of a photo. Of a date such as `ca. 1905` it offers what the form has for it: the estimate, the span, the date in
 * words.
 */
export function YearField(props: YearFieldProps) {
  const { t, language } = useAdminText();
  const [typed, setTyped] = useState('');
  const isYear = /^\d{0,4}$/.test(typed.trim());
  return (
    <div className="min-w-0">
      <TextField {...props} inputMode="numeric" onInput={({ currentTarget }) => setTyped(currentTarget.value)} />
      <DateReading
        name={props.name}
        text={isYear ? '' : typed}
        language={language}
        unread={t('year.unread')}
        isOffered
      />
    </div>
  );
}
