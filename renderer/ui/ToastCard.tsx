import { useEffect, useState } from 'react';
import { useText } from '../i18n/use-text.js';
import { Icon } from './icons/Icon.js';
import type { IconName } from './icons/icon-paths.js';
import { closeToast, type ShownToast, toastDurationMs } from './toast-store.js';

const looks: Record<ShownToast['kind'], { icon: IconName; tone: string }> = {
  success: { icon: 'check', tone: 'text-success' },
  info: { icon: 'info', tone: 'text-brand' },
  warning: { icon: 'warning', tone: 'text-caution' },
  error: { icon: 'warning', tone: 'text-danger' },
};

export function ToastCard({ toast }: { toast: ShownToast }) {
  const { t } = useText();
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = isPointedAt || isFocused;
  const { icon, tone } = looks[toast.kind];

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => closeToast(toast.id), toastDurationMs(toast));
    return () => clearTimeout(timer);
  }, [toast, isHeld]);

  return (
    <div
      className="pointer-events-auto flex gap-3 rounded-sm border border-line bg-surface py-2 pr-1.5 pl-4 shadow-lift"
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <Icon name={icon} className={`mt-3 shrink-0 ${tone}`} />
      <div className="min-w-0 flex-1 py-2.5 text-sm [overflow-wrap:anywhere]">
        <p className="font-semibold">{toast.title}</p>
        {toast.text && <p className="mt-0.5 text-mute">{toast.text}</p>}
        {toast.link && (
          <a href={toast.link.href} className="link mt-1 inline-block">
            {toast.link.text}
          </a>
        )}
        {toast.action && <ActionButton toast={toast} action={toast.action} />}
      </div>
      <button
        type="button"
        className="icon-btn"
        aria-label={t('notifications.close')}
        onClick={() => closeToast(toast.id)}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}

const ActionButton = ({ toast, action }: { toast: ShownToast; action: NonNullable<ShownToast['action']> }) => (
  <button
    type="button"
    className="link mt-1 inline-block"
    onClick={() => {
      closeToast(toast.id);
      action.run();
    }}
  >
    {action.text}
  </button>
);
