import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { useText } from '../i18n/use-text.js';
import { Link } from '../layout/Link.js';
import { Icon } from '../ui/icons/Icon.js';
import { acceptAll, askAfterMs, type ConsentPreferences, necessaryOnly, proposed } from './consent.js';
import { saveConsent, consentStore } from './consent-store.js';
import { consentBannerStore, closeConsentBanner, hasConsentBanner } from './consent-banner-store.js';

/**
 * Asks for consent once, a moment after the first page, and again when 'Cookie preferences' is pressed. It is not
 * modal: the page stays usable, and the banner comes first in the tab order.
 */
export function ConsentBanner() {
  const { t } = useText();
  const { urlPathname } = usePageContext();
  const consent = useSyncExternalStore(consentStore.subscribe, consentStore.current, consentStore.onServer);
  const isOpenedByVisitor = useSyncExternalStore(
    consentBannerStore.subscribe,
    consentBannerStore.isOpen,
    consentBannerStore.onServer,
  );
  const [isDue, setIsDue] = useState(false);

  const isUnanswered = consent === null;
  useEffect(() => {
    if (!isUnanswered) return;
    const timer = setTimeout(() => setIsDue(true), askAfterMs);
    return () => clearTimeout(timer);
  }, [isUnanswered]);

  const isOpen = hasConsentBanner(urlPathname) && (isOpenedByVisitor || (isUnanswered && isDue));
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && !isOpenedByVisitor && t('consent.announcement')}
      </p>
      {isOpen && <Choice current={consent?.preferences ?? null} isOpenedByVisitor={isOpenedByVisitor} />}
    </>
  );
}

interface ChoiceProps {
  current: ConsentPreferences | null;
  /** Opened by the visitor: it takes the focus and returns it when it closes. */
  isOpenedByVisitor: boolean;
}

function Choice({ current, isOpenedByVisitor }: ChoiceProps) {
  const { t } = useText();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isCustom, setIsCustom] = useState(isOpenedByVisitor);

  useEffect(() => {
    if (!isOpenedByVisitor) return;
    const focusedBefore = document.activeElement;
    heading.current?.focus();
    return () => {
      if (focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
    };
  }, [isOpenedByVisitor]);

  const end = (preferences: ConsentPreferences) => {
    saveConsent(preferences);
    closeConsentBanner();
  };
  /** Closing keeps an earlier choice; without one it means necessary cookies only. */
  const close = () => (current ? closeConsentBanner() : end(necessaryOnly));

  return (
    <section
      aria-labelledby={id}
      className="consent"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <div className={`wrap relative grid gap-x-12 ${isCustom ? '' : 'lg:grid-cols-[1fr_auto] lg:items-end'}`}>
        <div className="max-w-[46rem]">
          <h2 ref={heading} id={id} tabIndex={-1} className="pt-2.5 pr-11 pb-1.5 text-lg leading-tight sm:text-xl">
            {t('consent.title')}
          </h2>
          <p className="text-xs text-mute sm:text-sm">{t('consent.text')}</p>
          <p className="flex flex-wrap gap-x-6 text-sm">
            <Link to="/cookies" className="link inline-flex min-h-11 items-center">
              {t('consent.more')}
            </Link>
            {!isCustom && (
              <button type="button" className="link min-h-11" onClick={() => setIsCustom(true)}>
                {t('consent.customise')}
              </button>
            )}
          </p>
        </div>
        {isCustom && <CustomChoice id={`${id}-choice`} initial={current ?? proposed} onSave={end} />}
        <div className={`grid grid-cols-2 gap-2.5 lg:min-w-88 ${isCustom ? 'md:grid-cols-3 lg:mr-auto' : ''}`}>
          {isCustom && (
            <button form={`${id}-choice`} className="btn btn-outline px-3 max-md:col-span-2">
              {t('consent.save')}
            </button>
          )}
          <button type="button" className="btn btn-primary px-3" onClick={() => end(necessaryOnly)}>
            {t('consent.necessaryOnly')}
          </button>
          <button type="button" className="btn btn-primary px-3" onClick={() => end(acceptAll)}>
            {t('consent.acceptAll')}
          </button>
        </div>
        <button
          type="button"
          className="icon-btn absolute top-0 right-2.5 md:right-[clamp(0.6rem,3.2vw,2.4rem)]"
          aria-label={t(current ? 'consent.closeUnchanged' : 'consent.close')}
          onClick={close}
        >
          <Icon name="close" size={20} />
        </button>
      </div>
    </section>
  );
}

interface CustomChoiceProps {
  /** Id of the form: its submit button is outside of it, beside the other buttons. */
  id: string;
  initial: ConsentPreferences;
  onSave(preferences: ConsentPreferences): void;
}

function CustomChoice({ id, initial, onSave }: CustomChoiceProps) {
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
        className="mt-0.5 size-4.5"
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
