import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.js';
import type { ConsentPreferences } from './consent.js';

interface CustomConsentProps {
  /** Id of the form: its submit button is outside of it, beside the other buttons. */
  id: string;
  initial: ConsentPreferences;
  onSave(preferences: ConsentPreferences): void;
}

/** One's own choice, kind by kind. */
export function CustomConsent({ id, initial, onSave }: CustomConsentProps) {
  const { t } = useText();
  const [chosen, setChosen] = useState(initial);
  const form = useRef<HTMLFormElement>(null);

  // The button that was pressed is removed: move the focus to the first option.
  useEffect(() => {
    if (!document.activeElement || document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('input:enabled')?.focus();
  }, []);

  const option = (kind: keyof ConsentPreferences) => (
    <div className="relative grid grid-cols-[auto_1fr] gap-x-3 border-t border-line py-2.5 text-sm">
      <input
        id={`${id}-${kind}`}
        type="checkbox"
        aria-describedby={`${id}-${kind}-text`}
        className="mt-0.5"
        checked={chosen[kind]}
        disabled={kind === 'necessary'}
        onChange={({ currentTarget }) => setChosen({ ...chosen, [kind]: currentTarget.checked })}
      />
      {/* The whole row is the label. */}
      <label htmlFor={`${id}-${kind}`} className="font-semibold stretched">
        {t(`consent.${kind}.title`)}
      </label>
      <p id={`${id}-${kind}-text`} className="col-start-2 text-mute">
        {t(`consent.${kind}.text`)}
      </p>
    </div>
  );

  return (
    <form
      ref={form}
      id={id}
      className="mb-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(chosen);
      }}
    >
      <fieldset className="border-b border-line md:grid md:grid-cols-3 md:gap-x-8 md:border-b-0">
        <legend className="sr-only">{t('consent.choices')}</legend>
        {option('necessary')}
        {option('functional')}
        {option('analytics')}
      </fieldset>
    </form>
  );
}
