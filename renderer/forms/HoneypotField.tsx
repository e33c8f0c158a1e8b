import { useText } from '../i18n/use-text.js';

/** Hidden from people: a value in it means that a program filled in the form. */
export function HoneypotField() {
  const { t } = useText();
  return (
    <label className="sr-only" aria-hidden="true">
      {t('contact.website')}
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  );
}
