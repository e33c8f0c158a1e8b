import { useText } from '../i18n/use-text.js';
import { PasswordField } from './PasswordField.js';
import type { FormSubmission } from './use-form-submit.js';

interface NewPasswordFieldsProps {
  name: string;
  label: string;
  /** Minimum length in characters. */
  min: number;
  errorOf: FormSubmission['errorOf'];
}

/** A new password, typed twice. */
export function NewPasswordFields({ name, label, min, errorOf }: NewPasswordFieldsProps) {
  const { t } = useText();
  return (
    <>
      <PasswordField
        label={label}
        hint={t('auth.passwordHint', { count: min })}
        name={name}
        autoComplete="new-password"
        error={errorOf(name)}
      />
      <PasswordField
        label={t('auth.confirmPassword')}
        name="confirmPassword"
        autoComplete="new-password"
        error={errorOf('confirmPassword')}
      />
    </>
  );
}
