import { type FormEvent, type ReactNode, useState } from 'react';
import { useAdminText } from '../use-admin-text.js';
import { DateReading } from './DateReading.js';

interface DatePreviewProps {
  /** The field of the date in words, in the base language. */
  name: string;
  /** Its input, with the translations. */
  children: ReactNode;
}

/** A date in words; of one that is being written it says what they will mean when it is saved, in whatever language it is. The years and days of a photo follow from them. */
export function DatePreview({ name, children }: DatePreviewProps) {
  const { t } = useAdminText();
  const [typed, setTyped] = useState('');
  const isOfPhoto = name === 'dateText';
  const handleInput = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.name === name) setTyped(target.value);
  };
  return (
    <div className="min-w-0" onInput={handleInput}>
      {children}
      <DateReading
        {...{ name, isOfPhoto }}
        text={typed}
        unread={isOfPhoto ? t('year.unreadWords') : t('year.unreadText')}
        follows={isOfPhoto ? t('year.follows') : undefined}
      />
    </div>
  );
}
