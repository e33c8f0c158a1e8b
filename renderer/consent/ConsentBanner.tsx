import { lazy, useEffect, useState, useSyncExternalStore } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { useText } from '../i18n/use-text.js';
import { OnDemand } from '../loading/OnDemand.js';
import { askAfterMs } from './consent.js';
import { consentBannerStore, hasConsentBanner } from './consent-banner-store.js';
import { consentStore } from './consent-store.js';

/** Loaded when it is shown: who has answered needs it no more. */
const ConsentChoice = lazy(async () => ({ default: (await import('./ConsentChoice.js')).ConsentChoice }));

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
      {isOpen && (
        <OnDemand>
          <ConsentChoice current={consent?.preferences ?? null} isOpenedByVisitor={isOpenedByVisitor} />
        </OnDemand>
      )}
    </>
  );
}
