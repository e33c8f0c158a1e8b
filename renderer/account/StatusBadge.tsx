import { useText } from '../i18n/use-text.js';
import { Icon } from '../ui/icons/Icon.js';
import type { IconName } from '../ui/icons/icon-paths.js';

const looks = {
  approved: { icon: 'check', look: 'badge-success' },
  pending: { icon: 'clock', look: 'badge-caution' },
  rejected: { icon: 'close', look: 'badge-danger' },
} as const satisfies Record<string, { icon: IconName; look: string }>;

const isKnown = (status: string): status is keyof typeof looks => status in looks;

/** Status of a contribution; a value that this version does not know is shown as unknown. */
export function StatusBadge({ status }: { status: string }) {
  const { t } = useText();
  const { icon, look } = isKnown(status) ? looks[status] : ({ icon: 'info', look: '' } as const);
  return (
    <span className={`badge ${look}`}>
      <Icon name={icon} size={16} />
      {t(`user.contributions.status.${isKnown(status) ? status : 'unknown'}`)}
    </span>
  );
}
