import { useText } from '../i18n/use-text.js';
import { Icon } from '../ui/icons/Icon.js';

/** Shown instead of a map that could not be loaded. */
export function MapAlert({ text, onDismiss }: { text: string; onDismiss(): void }) {
  const { t } = useText();
  return (
    <div role="alert" className="flex gap-3 rounded-sm bg-danger-bg p-4 text-sm">
      <Icon name="warning" className="mt-0.5 shrink-0 text-danger" />
      <div className="min-w-0 grow">
        <p className="font-semibold text-danger">{t('map.errorTitle')}</p>
        <p className="mt-0.5">{text}</p>
      </div>
      <button type="button" className="icon-btn -my-2.5 -mr-2.5" aria-label={t('common.close')} onClick={onDismiss}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
