import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { defaultLanguage } from '../../../src/contract/languages.js';
import { useAdminText } from '../use-admin-text.js';
import { DateReading, type ReadYears, writeReading } from './DateReading.js';
import { TranslatedField } from './TranslatedField.js';

/** The date of a photo in words. Of a new one in the base language it offers the years that the words mean. */
export function DateTextField(props: ComponentProps<typeof TranslatedField>) {
  const { t } = useAdminText();
  const field = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const handleInput = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.name === props.name) setTyped(target.value);
  };
  const accept = (read: ReadYears) => {
    const form = field.current?.closest('form');
    if (form) writeReading(form, read);
    field.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={field} className="min-w-0" onInput={handleInput}>
      <TranslatedField {...props} />
      <DateReading text={typed} language={defaultLanguage} unread={t('year.unreadWords')} onAccept={accept} />
    </div>
  );
}
