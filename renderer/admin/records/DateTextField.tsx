import { type ComponentProps, type FormEvent, useState } from 'react';
import { defaultLanguage } from '../../../src/contract/languages.js';
import { useAdminText } from '../use-admin-text.js';
import { DateReading } from './DateReading.js';
import { TranslatedField } from './TranslatedField.js';

/** The date of a photo in words. Of a new one in the base language it says what the words mean: years and days follow from them. */
export function DateTextField(props: ComponentProps<typeof TranslatedField>) {
  const { name } = props;
  const { t } = useAdminText();
  const [typed, setTyped] = useState('');
  const handleInput = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.name === name) setTyped(target.value);
  };
  return (
    <div className="min-w-0" onInput={handleInput}>
      <TranslatedField {...props} />
      <DateReading
        name={name}
        text={typed}
        language={defaultLanguage}
        unread={t('year.unreadWords')}
        follows={t('year.follows')}
      />
    </div>
  );
}
