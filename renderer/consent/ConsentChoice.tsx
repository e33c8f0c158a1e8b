import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.js';
import { Link } from '../layout/Link.js';
import { Icon } from '../ui/icons/Icon.js';
import { acceptAll, type ConsentPreferences, necessaryOnly, proposed } from './consent.js';
import { closeConsentBanner } from './consent-banner-store.js';
import { saveConsent } from './consent-store.js';
import { CustomConsent } from './CustomConsent.js';
import './consent.css';

interface ConsentChoiceProps {
  current: ConsentPreferences | null;
  /** Opened by the visitor: it takes the focus and returns it when it closes. */
  isOpenedByVisitor: boolean;
}

/** The banner: necessary cookies only, all, or a choice of one's own. */
export function ConsentChoice({ current, isOpenedByVisitor }: ConsentChoiceProps) {
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
        <div className="max-w-2xl">
          <h2 ref={heading} id={id} tabIndex={-1} className="pt-2 pr-11 pb-1 text-lg leading-tight sm:text-xl">
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
        {isCustom && <CustomConsent id={`${id}-choice`} initial={current ?? proposed} onSave={end} />}
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
