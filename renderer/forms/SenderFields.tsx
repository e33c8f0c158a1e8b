import { limits } from '../../src/contract/limits.js';
import { useText } from '../i18n/use-text.js';
import { EmailField } from './EmailField.js';
import { TextField } from './TextField.js';

interface SenderFieldsProps {
  /** What was typed before the form was refused. */
  typed(name: string): string;
  errorOf(name: string): string | undefined;
}

/** Who writes to the archive: name and address. */
export function SenderFields({ typed, errorOf }: SenderFieldsProps) {
  const { t } = useText();
  return (
    <>
      <TextField
        label={t('contact.name')}
        name="name"
        autoComplete="name"
        maxLength={limits.contact.lineMax}
        required
        defaultValue={typed('name')}
        error={errorOf('name')}
      />
      <EmailField
        label={t('contact.email')}
        hint={t('contact.emailHint')}
        autoComplete="email"
        defaultValue={typed('email')}
        error={errorOf('email')}
      />
    </>
  );
}
