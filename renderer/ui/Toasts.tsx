import { lazy, useEffect, useSyncExternalStore } from 'react';
import { useText } from '../i18n/use-text.js';
import { OnDemand } from '../loading/OnDemand.js';
import { toastStore } from './toast-store.js';

const loadCard = async () => ({ default: (await import('./ToastCard.js')).ToastCard });
const ToastCard = lazy(loadCard);

/** The live region is always in the page: screen readers announce changes only of regions that existed before. */
export function Toasts() {
  const { t } = useText();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.shown, toastStore.none);
  // The first message may be that the connection is lost.
  useEffect(() => void loadCard().catch(() => null), []);
  return (
    <section
      aria-label={t('notifications.label')}
      aria-live="polite"
      className="toasts pointer-events-none fixed right-0 bottom-0 z-40 flex w-full max-w-104 flex-col gap-3 p-4 sm:p-6"
    >
      <OnDemand>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </OnDemand>
    </section>
  );
}
